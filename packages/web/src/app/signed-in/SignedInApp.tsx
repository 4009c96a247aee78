import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { AvatarEditorHost } from '../../features/avatar-editor/index.ts'
import { EventFeedback } from '../../features/event-feedback/index.ts'
import { MoneyHost } from '../../features/money/index.ts'
import { ProfileOverlay } from '../../features/profile/index.ts'
import { afterFirstScreen } from '../../chunks/index.ts'
import { loadContentTexts } from '../../i18n/index.ts'
import { SoundHost } from '../../features/sounds/index.ts'
import { type LoadedPlayer, PlayerProvider } from '../../sync/index.ts'
import { type OpenRequest, pathTo, type RouteName } from '../../routes/index.ts'
import { preloadOnIdle } from '../../ui/index.ts'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { RouteScreen } from '../RouteScreen.tsx'
import { AppLayout } from './AppLayout.tsx'

type Props = {
  readonly loaded: LoadedPlayer
  readonly route: RouteName
  readonly address: string
  /** What an address opens over the screen. */
  readonly opens?: OpenRequest | undefined
  readonly onCloseOpened: () => void
}

/** The app of a signed-in player: layout, screen and event feedback, with the player in context. */
export const SignedInApp = ({ loaded: { store, catalogue }, route, address, opens, onCloseOpened }: Props) => {
  const navigate = useNavigate()
  const openItems = useCallback(() => void navigate(pathTo('items')), [navigate])
  useEffect(loadTheRest, [])
  return (
    <PlayerProvider store={store} catalogue={catalogue}>
      <AppLayout route={route}>
        <RouteScreen route={route} address={address} />
      </AppLayout>
      {opens?.type === 'profile' && (
        <ErrorBoundary quiet resetBy={opens.userId}>
          <ProfileOverlay opens={opens} onClose={onCloseOpened} />
        </ErrorBoundary>
      )}
      <ErrorBoundary quiet>
        <AvatarEditorHost />
        <MoneyHost />
      </ErrorBoundary>
      <ErrorBoundary quiet>
        <EventFeedback onOpenItems={openItems} isHeld={opens !== undefined} />
        <SoundHost />
      </ErrorBoundary>
    </PlayerProvider>
  )
}

/** What the first screen can do without: the names of the catalogue, then chunks that a press may need. */
const loadTheRest = (): (() => void) => {
  let cancel: (() => void) | undefined
  let isGone = false
  void afterFirstScreen().then(() => {
    if (isGone) return
    void loadContentTexts().catch(() => undefined)
    cancel = preloadOnIdle()
  })
  return () => {
    isGone = true
    cancel?.()
  }
}
