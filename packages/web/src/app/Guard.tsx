import { Component, type ComponentChildren } from 'preact';
import { wordsIn } from '../i18n/index.ts';
import { useSettings } from '../settings/store.ts';

interface GuardState {
  readonly broken: boolean;
}

/** A part that breaks takes nothing with it: the table is saved, and the page says what to do. */
export class Guard extends Component<{ readonly children: ComponentChildren }, GuardState> {
  override state: GuardState = { broken: false };

  static override getDerivedStateFromError(): GuardState {
    return { broken: true };
  }

  override render(): ComponentChildren {
    if (!this.state.broken) return this.props.children;
    const words = wordsIn(useSettings.getState().language);
    return (
      <main className="loading" id="content">
        <h1>{words.app.broke}</h1>
        <p>{words.app.brokeHelp}</p>
        <button type="button" className="button button-main" onClick={() => location.reload()}>
          {words.app.reload}
        </button>
      </main>
    );
  }
}
