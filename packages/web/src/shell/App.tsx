import { useEffect } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { type Decision, guard, pageTitle, pathTo, type RouteName, ROUTES, routeAt } from '../routes/index.ts'
import { hasView } from '../routes.tsx'
import { useCredentials } from '../session/index.ts'
import { ToastCorner } from '../toasts/index.ts'
import { onLoginEnded } from './end-login.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { useOpening } from './game/use-opening.ts'
import { Page, Waiting } from './Page.tsx'
import { Shortcuts } from './shortcuts/index.ts'
import { toSession } from './to-session.ts'
import { useLeft } from './use-left.ts'

/** Every address comes by the guard; what it decides is drawn. */
export const App = () => {
  const { pathname, search, hash } = useLocation()
  const left = useLeft({ pathname, search })
  const credentials = useCredentials()
  const wantedRoute = routeAt(pathname)?.name ?? 'notFound'
  const opening = useOpening(credentials, ROUTES[wantedRoute].who.type !== 'anyone')
  const user = opening.type === 'open' ? opening.opened.store.view().player.user : undefined
  const session = toSession(credentials, user && { permissions: user.permissions, groupPlans: [] })
  const navigate = useNavigate()
  useEffect(() => onLoginEnded(() => void navigate(pathTo('login'), { replace: true })), [navigate])
  const decision = guard({ path: pathname, search, hash, ...(left && { from: left }) }, session)

  const drawn = () => {
    switch (decision.type) {
      case 'redirect':
        return <Navigate replace to={decision.to} state={{ opens: decision.opens, payment: decision.payment }} />
      case 'close':
        return <Closing />
      case 'wait':
        return <Waiting opening={opening} />
      case 'open':
      case 'show':
        return (
          <Page
            route={decision.type === 'show' ? decision.route : 'notFound'}
            session={session}
            opening={opening}
            address={pathname}
          />
        )
    }
  }

  return (
    <>
      {decision.type === 'redirect' ? null : <Titled route={shownRoute(decision)} />}
      <AtTop key={pathname} />
      <ErrorBoundary resetBy={pathname}>{drawn()}</ErrorBoundary>
      <ErrorBoundary quiet>
        <ToastCorner />
        <Shortcuts />
      </ErrorBoundary>
    </>
  )
}

/** A route without a screen, and what would open over a page without one, is not found yet. */
const shownRoute = (decision: Decision): RouteName =>
  decision.type === 'show' && hasView(decision.route) ? decision.route : 'notFound'

const Titled = ({ route }: { readonly route: RouteName }) => {
  useEffect(() => {
    document.title = pageTitle(route)
  }, [route])
  return null
}

/** A new screen begins at its top. */
const AtTop = () => {
  useEffect(() => {
    // Newer browsers answer with a promise, which an effect must not return.
    window.scrollTo(0, 0)
  }, [])
  return null
}

const Closing = () => {
  useEffect(() => window.close(), [])
  return null
}
