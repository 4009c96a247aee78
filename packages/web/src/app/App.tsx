import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import {
  guard,
  type GuardResult,
  matchRoute,
  type NavigationRequest,
  type OpenRequest,
  pageTitle,
  pathTo,
  type RouteName,
  ROUTES,
} from '../routes/index.ts'
import { markPaymentCompleted, onSessionExpired, savedPayment, useCredentials } from '../session/index.ts'
import { Shortcuts } from '../shortcuts/index.ts'
import { ToastRegion } from '../toasts/index.ts'
import { hasNewRelease, prerenderedPage, reloadUnlessBusy } from '../chunks/index.ts'
import { ErrorBoundary } from '../error-boundary/index.ts'
import { Page } from './Page.tsx'
import { Loading } from './player-session/Loading.tsx'
import { usePlayerSession } from './player-session/use-player-session.ts'
import { toViewer } from './to-viewer.ts'

/** Runs the guard on every address and renders its result. */
export const App = () => {
  const { pathname, search, hash, state } = useLocation()
  const previous = usePreviousLocation({ pathname, search })
  const credentials = useCredentials()
  const requestedRoute = matchRoute(pathname)?.name ?? 'notFound'
  const playerSession = usePlayerSession(credentials, ROUTES[requestedRoute].access.type !== 'anyone')
  const user = playerSession.type === 'open' ? playerSession.loaded.store.snapshot().player.user : undefined
  const viewer = toViewer(credentials, user, savedPayment()?.purpose)
  const navigate = useNavigate()
  useEffect(() => onSessionExpired(() => void navigate(pathTo('login'), { replace: true })), [navigate])
  const result = guard({ path: pathname, search, hash, ...(previous && { from: previous }) }, viewer)

  const below = useRouteBelow(result, { pathname, search })
  const opens = result.type === 'open' ? result.opens : openedBy(state)

  const content = () => {
    switch (result.type) {
      case 'redirect':
        return <Navigate replace to={result.to} state={{ opens: result.opens, payment: result.payment }} />
      case 'close':
        return <CloseWindow />
      case 'wait':
        return <Loading playerSession={playerSession} />
      case 'open':
      case 'show':
        return (
          <Page
            route={below.route}
            viewer={viewer}
            playerSession={playerSession}
            address={below.address}
            opens={opens}
            onCloseOpened={() => void navigate(below.address, { replace: result.type === 'show' })}
          />
        )
    }
  }

  return (
    <>
      {result.type === 'redirect' ? null : <DocumentTitle route={titleRoute(result)} />}
      <ScrollToTop key={result.type === 'open' ? below.address : pathname} />
      <ErrorBoundary resetBy={pathname}>{content()}</ErrorBoundary>
      <ErrorBoundary quiet>
        <ToastRegion />
        <Shortcuts />
      </ErrorBoundary>
    </>
  )
}

/** A profile names the page while it is open. */
const titleRoute = (result: GuardResult): RouteName => {
  if (result.type === 'open' && result.opens.type === 'profile') return TITLES_OF_TABS[result.opens.tab]
  return result.type === 'show' ? result.route : 'notFound'
}

const TITLES_OF_TABS = { profile: 'ownProfile', stats: 'ownStats', achievements: 'ownAchievements' } as const

/** The route that is shown, also below a dialog with an address of its own: then the one before. */
const useRouteBelow = (
  result: GuardResult,
  { pathname, search }: { readonly pathname: string; readonly search: string },
) => {
  const [below, setBelow] = useState<{ readonly route: RouteName; readonly address: string }>({
    route: 'tasks',
    address: pathTo('tasks'),
  })
  const address = pathname + search
  if (result.type !== 'show') return below
  if (below.route !== result.route || below.address !== address) setBelow({ route: result.route, address })
  return { route: result.route, address }
}

/** What a redirect asks to open over the page it leads to. docs/reference/application.md 2. */
const openedBy = (state: unknown): OpenRequest | undefined => {
  const { opens } = Object(state) as { readonly opens?: OpenRequest }
  return opens
}

const DocumentTitle = ({ route }: { readonly route: RouteName }) => {
  useEffect(() => {
    document.title = pageTitle(route)
  }, [route])
  return null
}

/** Scrolls to the top when mounted, and loads a new release: keyed by path. */
const ScrollToTop = () => {
  useEffect(() => {
    // Who has scrolled on the prerendered page stays there. Newer browsers return a promise, which an effect must not return.
    if (prerenderedPage() === null) window.scrollTo(0, 0)
    if (hasNewRelease()) reloadUnlessBusy()
  }, [])
  return null
}

const CloseWindow = () => {
  useEffect(() => {
    markPaymentCompleted()
    window.close()
  }, [])
  return null
}

type Location = NonNullable<NavigationRequest['from']>

/** The address before the current one; `undefined` on the first load. */
const usePreviousLocation = ({
  pathname: path,
  search,
}: {
  readonly pathname: string
  readonly search: string
}): Location | undefined => {
  const [{ here: current, left: previous }, setLocations] = useState<{
    readonly here: Location
    readonly left?: Location
  }>({
    here: { path, search },
  })
  if (current.path !== path || current.search !== search) setLocations({ here: { path, search }, left: current })
  return previous
}
