import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { EventFeedback } from '../../features/event-feedback/index.ts'
import { useIsPaying } from '../../features/money/index.ts'
import { ProfileOverlay } from '../../features/profile/index.ts'
import { afterFirstScreen, afterScreen, lazyChunk } from '../../chunks/index.ts'
import { loadContent } from '../../content/index.ts'
import { type LoadedPlayer, PlayerProvider } from '../../sync/index.ts'
import { type OpenRequest, pathTo, type RouteName } from '../../routes/index.ts'
import { preloadOnIdle } from '../../ui/index.ts'
import { ErrorBoundary } from '../../error-boundary/index.ts'
import { reviewFor } from '../review/review-for.ts'
import { AppLayout } from './AppLayout.tsx'

const Overlays = lazyChunk(
  afterScreen(() => import('./Overlays.tsx')),
  'Overlays',
)

type Props = {
  readonly loaded: LoadedPlayer
  readonly route: RouteName
  readonly address: string
  /** The screen of the route. */
  readonly children: ReactNode
  /** What an address opens over the screen. */
  readonly opens?: OpenRequest | undefined
  readonly onCloseOpened: () => void
}

/** The app of a signed-in player: layout, screen and event feedback, with the player in context. */
export const SignedInApp = ({
  loaded: { store, catalogue },
  route,
  address,
  children,
  opens,
  onCloseOpened,
}: Props) => {
  const navigate = useNavigate()
  // Nothing opens by itself over a payment.
  const isPaying = useIsPaying() || route === 'localCheckout'
  useEffect(loadTheRest, [])
  const [openedAt] = useState(() => Date.now())
  const review = reviewFor(catalogue, store.snapshot().player.user, openedAt)
  if (review !== undefined) return <Navigate replace to={`${review}?redirectTo=${encodeURIComponent(address)}`} />
  return (
    <PlayerProvider store={store} catalogue={catalogue}>
      <AppLayout route={route}>{children}</AppLayout>
      {opens?.type === 'profile' && (
        <ErrorBoundary quiet resetBy={opens.userId}>
          <ProfileOverlay opens={opens} onClose={onCloseOpened} />
        </ErrorBoundary>
      )}
      <ErrorBoundary quiet>
        <Suspense>
          <Overlays />
        </Suspense>
      </ErrorBoundary>
      <ErrorBoundary quiet>
        <EventFeedback
          onOpenItems={() => void navigate(pathTo('items'))}
          onOpenDayReports={() => void navigate(pathTo('dayReports'))}
          isHeld={opens !== undefined || isPaying}
        />
      </ErrorBoundary>
    </PlayerProvider>
  )
}

/** What the first screen can do without: the rest of the game, then chunks that a press may need. */
const loadTheRest = (): (() => void) => {
  let cancel: (() => void) | undefined
  let isGone = false
  void afterFirstScreen().then(() => {
    if (isGone) return
    void loadContent().catch(() => undefined)
    cancel = preloadOnIdle()
  })
  return () => {
    isGone = true
    cancel?.()
  }
}
