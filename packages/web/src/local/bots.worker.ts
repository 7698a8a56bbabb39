// The bots think here, beside the table and away from the page.
import '@mazmorra/bots/worker';
