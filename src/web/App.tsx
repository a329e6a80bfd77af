import { lazy, useEffect } from 'react'
import { Route, Router, Switch, useLocation } from 'wouter'
import style from './App.module.css'
import { useIsOnWay, useShownLocation, useShownSearch } from './browser/location.ts'
import { Home } from './pages/Home.tsx'
import { Mishap } from './ui/Mishap.tsx'
import { NotFound } from './ui/NotFound.tsx'
import { useWords } from './words/words.tsx'

const Setup = lazy(() => import('./pages/Setup.tsx').then(({ Setup }) => ({ default: Setup })))
const TablePage = lazy(() => import('./pages/TablePage.tsx').then(({ TablePage }) => ({ default: TablePage })))
const ReplayPage = lazy(() => import('./replay/ReplayPage.tsx').then(({ ReplayPage }) => ({ default: ReplayPage })))
const LinkPage = lazy(() => import('./replay/LinkPage.tsx').then(({ LinkPage }) => ({ default: LinkPage })))
const ReviewPage = lazy(() => import('./review/ReviewPage.tsx').then(({ ReviewPage }) => ({ default: ReviewPage })))
const ReviewLinkPage = lazy(() =>
  import('./review/ReviewPage.tsx').then(({ ReviewLinkPage }) => ({ default: ReviewLinkPage })),
)
const OpenPage = lazy(() => import('./replay/OpenPage.tsx').then(({ OpenPage }) => ({ default: OpenPage })))
const Rules = lazy(() => import('./pages/Rules.tsx').then(({ Rules }) => ({ default: Rules })))
const History = lazy(() => import('./history/History.tsx').then(({ History }) => ({ default: History })))
const Practice = lazy(() =>
  import('./practice/PracticePage.tsx').then(({ PracticePage }) => ({ default: PracticePage })),
)
const DailyPage = lazy(() => import('./practice/DailyPage.tsx').then(({ DailyPage }) => ({ default: DailyPage })))
const OwnPage = lazy(() => import('./practice/OwnPage.tsx').then(({ OwnPage }) => ({ default: OwnPage })))
const LivePage = lazy(() => import('./live/LivePage.tsx').then(({ LivePage }) => ({ default: LivePage })))
const Friends = lazy(() => import('./live/Friends.tsx').then(({ Friends }) => ({ default: Friends })))
const TvPage = lazy(() => import('./live/TvPage.tsx').then(({ TvPage }) => ({ default: TvPage })))
const DevicePage = lazy(() => import('./live/Device.tsx').then(({ DevicePage }) => ({ default: DevicePage })))

export const App = () => (
  <Router hook={useShownLocation} searchHook={useShownSearch}>
    <OnWay />
    <Pages />
  </Router>
)

/** Over the page that stays meanwhile, and is not to be pressed again. */
function OnWay() {
  const words = useWords()
  const isOnWay = useIsOnWay()
  return (
    isOnWay && (
      <div className={style.onWay} role="status" data-on-way>
        <p>{words('web.loading')}</p>
      </div>
    )
  )
}

/** Nothing stands in for a page that is not there yet: React keeps such a thing for 300 ms, however soon the page comes. */
function Pages() {
  const [path] = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page begins at its top
  useEffect(() => {
    if (!window.location.hash) window.scrollTo(0, 0)
  }, [path])
  return (
    <Mishap key={path}>
      <Switch>
        <Route path="/" component={Home} />
        <Route path="/play/:game">{({ game }) => <Setup id={game} />}</Route>
        <Route path="/table/:game/:id">{({ game, id }) => <TablePage key={id} game={game} id={id} />}</Route>
        <Route path="/replay/:game/:id">{({ game, id }) => <ReplayPage key={id} game={game} id={id} />}</Route>
        <Route path="/replay" component={LinkPage} />
        <Route path="/review/:game/:id">{({ game, id }) => <ReviewPage key={id} game={game} id={id} />}</Route>
        <Route path="/review" component={ReviewLinkPage} />
        <Route path="/open" component={OpenPage} />
        <Route path="/history" component={History} />
        <Route path="/practice" component={Practice} />
        <Route path="/practice/own" component={OwnPage} />
        <Route path="/practice/daily/:game">{({ game }) => <DailyPage key={game} game={game} />}</Route>
        <Route path="/friends" component={Friends} />
        <Route path="/t/:code">{({ code }) => <LivePage key={code} code={code} />}</Route>
        <Route path="/tv/:code">{({ code }) => <TvPage key={code} code={code} />}</Route>
        <Route path="/device/:once/:code">{(params) => <DevicePage {...params} />}</Route>
        <Route path="/rules/:game">{({ game }) => <Rules id={game} />}</Route>
        <Route>
          <NotFound why="link" />
        </Route>
      </Switch>
    </Mishap>
  )
}
