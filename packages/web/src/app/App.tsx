import { isGameId } from '@mazmorra/catalogue';
import { screenCodeOf } from '@mazmorra/protocol';
import type { ComponentChildren } from 'preact';
import { Suspense } from 'preact/compat';
import { isLanguage, useWords } from '../i18n/index.ts';
import { lazy } from '../i18n/lazy.ts';
import { Defs } from '../look/Icon.tsx';
import { hasAbout } from '../origins/about.ts';
import { useNotice } from '../page/notice.ts';
import { useWaiting } from '../page/waiting.ts';
import { LiveRegions } from '../parts/LiveRegions.tsx';
import { Route, Switch } from '../parts/router.ts';
import { useArrival } from './arrival.ts';
import { Guard } from './Guard.tsx';
import { Home } from './home/Home.tsx';
import { NotFound } from './NotFound.tsx';
import { AwaitedNote, UpdateNote } from './UpdateNote.tsx';
import { useVisits } from './visits.ts';

const SetupPage = lazy(() => import('../setup/SetupPage.tsx'));
const TablePage = lazy(() => import('./TablePage.tsx'));
const DilemmaPage = lazy(() => import('../dilemmas/DilemmaPage.tsx'));
const PracticePage = lazy(() => import('../practice/PracticePage.tsx'));
const DailyPage = lazy(() => import('../daily/DailyPage.tsx'));
const LessonPage = lazy(() => import('../lessons/LessonPage.tsx'));
const TryPage = lazy(() => import('../lessons/TryPage.tsx'));
const ReplayPage = lazy(() => import('../replay/ReplayPage.tsx'));
const AnalysisPage = lazy(() => import('../analysis/AnalysisPage.tsx'));
const MyGamesPage = lazy(() => import('./mine/MyGamesPage.tsx'));
const RulesPage = lazy(() => import('./RulesPage.tsx'));
const SettingsPage = lazy(() => import('./SettingsPage.tsx'));
const AboutPage = lazy(() => import('./AboutPage.tsx'));
const CreditsPage = lazy(() => import('./CreditsPage.tsx'));
const OnlinePage = lazy(() => import('../online/OnlinePage.tsx'));
const RemotePage = lazy(() => import('../online/RemotePage.tsx'));
const CodePage = lazy(() => import('../online/CodePage.tsx'));
const SharedReplayPage = lazy(() => import('../replay/SharedReplayPage.tsx'));
const TournamentsPage = lazy(() => import('../tournaments/TournamentsPage.tsx'));
const TournamentPage = lazy(() => import('../tournaments/TournamentPage.tsx'));
const QuickPage = lazy(() => import('../online/pool/QuickPage.tsx'));
const Called = lazy(() => import('../online/pool/Called.tsx'));
const StopNotice = lazy(() => import('../online/StopNotice.tsx'));
const NextRound = lazy(() => import('../tournaments/NextRound.tsx'));
const InviteFriends = lazy(() => import('../profiles/InviteFriends.tsx'));
const MePage = lazy(() => import('../names/MePage.tsx'));
const ProfilePage = lazy(() => import('../profiles/ProfilePage.tsx'));
const RatingsPage = lazy(() => import('../profiles/RatingsPage.tsx'));
const BalancePage = lazy(() => import('../profiles/BalancePage.tsx'));
const OperatorPage = lazy(() => import('../operator/OperatorPage.tsx'));
const LegalPage = lazy(() => import('./legal/LegalPage.tsx'));
const DesignPage = lazy(() => import('./design/DesignPage.tsx'));

/** A name as it stands in an address; what cannot be read stays as it is. */
function readable(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** A page that a link to its own address opens anew: the router itself does nothing there. */
function Anew({ children }: { children(visit: number): ComponentChildren }) {
  return children(useVisits());
}

/** All addresses; the build reads them here (`build/links.ts`). */
const Pages = () => (
  <Switch>
    <Route path="/" component={Home} />
    <Route path="/play/:game">
      {({ game }) => (isGameId(game) ? <SetupPage game={game} /> : <NotFound />)}
    </Route>
    <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
    <Route path="/learn/:game">
      {({ game }) => (isGameId(game) ? <LessonPage key={game} game={game} /> : <NotFound />)}
    </Route>
    <Route path="/try/:game/:id">
      {({ game, id }) =>
        isGameId(game) ? (
          <Anew key={`${game} ${id}`}>{(visit) => <TryPage key={visit} game={game} id={id} />}</Anew>
        ) : (
          <NotFound />
        )
      }
    </Route>
    <Route path="/dilemmas/:game">
      {({ game }) => (isGameId(game) ? <DilemmaPage key={game} game={game} /> : <NotFound />)}
    </Route>
    <Route path="/practice/:game">
      {({ game }) => (isGameId(game) ? <PracticePage key={game} game={game} /> : <NotFound />)}
    </Route>
    <Route path="/daily/:day?">{({ day }) => <DailyPage key={day} day={day} />}</Route>
    <Route path="/replay/:id">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
    <Route path="/analysis/:id">{({ id }) => <AnalysisPage key={id} id={id} />}</Route>
    <Route path="/games" component={MyGamesPage} />
    <Route path="/quick" component={QuickPage} />
    <Route path="/online" component={OnlinePage} />
    <Route path="/tournaments" component={TournamentsPage} />
    <Route path="/tournament/:id">{({ id }) => <TournamentPage key={id} id={id} />}</Route>
    <Route path="/t/:table">
      {({ table }) => (
        <RemotePage key={table} table={table} NextRound={NextRound} InviteFriends={InviteFriends} />
      )}
    </Route>
    <Route path="/r/:table?">{({ table }) => <SharedReplayPage key={table} table={table} />}</Route>
    <Route path="/rules/:game">
      {({ game }) => (isGameId(game) ? <RulesPage game={game} /> : <NotFound />)}
    </Route>
    <Route path="/about/:game">
      {({ game }) => (isGameId(game) && hasAbout(game) ? <AboutPage game={game} /> : <NotFound />)}
    </Route>
    <Route path="/:language/rules/:game">
      {({ language, game }) =>
        isGameId(game) && isLanguage(language) ? <RulesPage game={game} language={language} /> : <NotFound />
      }
    </Route>
    <Route path="/settings" component={SettingsPage} />
    <Route path="/me" component={MePage} />
    <Route path="/p/:name">{({ name }) => <ProfilePage key={name} name={readable(name)} />}</Route>
    <Route path="/ratings/:game">
      {({ game }) => (isGameId(game) ? <RatingsPage key={game} game={game} /> : <NotFound />)}
    </Route>
    <Route path="/balance/:game">
      {({ game }) => (isGameId(game) ? <BalancePage key={game} game={game} /> : <NotFound />)}
    </Route>
    <Route path="/operator" component={OperatorPage} />
    <Route path="/privacy">{() => <LegalPage page="privacy" />}</Route>
    <Route path="/terms">{() => <LegalPage page="terms" />}</Route>
    <Route path="/imprint">{() => <LegalPage page="imprint" />}</Route>
    <Route path="/credits" component={CreditsPage} />
    <Route path="/design" component={DesignPage} />
    <Route path="/:code">
      {({ code }) => (screenCodeOf(code) === undefined ? <NotFound /> : <CodePage key={code} code={code} />)}
    </Route>
    <Route component={NotFound} />
  </Switch>
);

export function App() {
  const words = useWords();
  useArrival();
  const notice = useNotice((state) => state.notice !== undefined);
  const waiting = useWaiting(({ wish }) => wish !== undefined);
  return (
    <>
      <Defs />
      <a className="skip-link" href="#content">
        {words.app.skip}
      </a>
      <Guard>
        <Suspense fallback={<div className="loading" />}>
          <Pages />
        </Suspense>
      </Guard>
      <UpdateNote />
      <AwaitedNote />
      {waiting && (
        <Suspense fallback={undefined}>
          <Called />
        </Suspense>
      )}
      {notice && (
        <Suspense fallback={undefined}>
          <StopNotice />
        </Suspense>
      )}
      <LiveRegions />
    </>
  );
}
