// The bots think here, beside the table and away from the page.
import { serveWebWorker } from '@mazmorra/bots/worker';
import { loadPlayable } from '@mazmorra/catalogue/load';

serveWebWorker(loadPlayable);
