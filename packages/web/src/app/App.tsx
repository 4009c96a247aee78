import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import {
  guard,
  type GuardResult,
  matchRoute,
  type NavigationRequest,
  pageTitle,
  pathTo,
  type RouteName,
  ROUTES,
} from '../routes/index.ts'
import { onSessionExpired, useCredentials } from '../session/index.ts'
import { Shortcuts } from '../shortcuts/index.ts'
import { ToastRegion } from '../toasts/index.ts'
import { hasNewRelease, reloadUnlessBusy } from '../chunks/index.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Loading, Page } from './Page.tsx'
import { usePlayerSession } from './player-session/use-player-session.ts'
import { hasScreen } from './screens.tsx'
import { toViewer } from './to-viewer.ts'

/** Runs the guard on every address and renders its result. */
export const App = () => {
  const { pathname, search, hash } = useLocation()
  const previous = usePreviousLocation({ pathname, search })
  const credentials = useCredentials()
  const requestedRoute = matchRoute(pathname)?.name ?? 'notFound'
  const playerSession = usePlayerSession(credentials, ROUTES[requestedRoute].access.type !== 'anyone')
  const user = playerSession.type === 'open' ? playerSession.loaded.store.snapshot().player.user : undefined
  const viewer = toViewer(credentials, user && { permissions: user.permissions, groupPlans: [] })
  const navigate = useNavigate()
  useEffect(() => onSessionExpired(() => void navigate(pathTo('login'), { replace: true })), [navigate])
  const result = guard({ path: pathname, search, hash, ...(previous && { from: previous }) }, viewer)

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
            route={result.type === 'show' ? result.route : 'notFound'}
            viewer={viewer}
            playerSession={playerSession}
            address={pathname}
          />
        )
    }
  }

  return (
    <>
      {result.type === 'redirect' ? null : <DocumentTitle route={titleRoute(result)} />}
      <ScrollToTop key={pathname} />
      <ErrorBoundary resetBy={pathname}>{content()}</ErrorBoundary>
      <ErrorBoundary quiet>
        <ToastRegion />
        <Shortcuts />
      </ErrorBoundary>
    </>
  )
}

/** Routes without a screen, and dialogs without a page below them, count as not found. */
const titleRoute = (result: GuardResult): RouteName =>
  result.type === 'show' && hasScreen(result.route) ? result.route : 'notFound'

const DocumentTitle = ({ route }: { readonly route: RouteName }) => {
  useEffect(() => {
    document.title = pageTitle(route)
  }, [route])
  return null
}

/** Scrolls to the top when mounted, and loads a new release: keyed by path. */
const ScrollToTop = () => {
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return.
    window.scrollTo(0, 0)
    if (hasNewRelease()) reloadUnlessBusy()
  }, [])
  return null
}

const CloseWindow = () => {
  useEffect(() => window.close(), [])
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
