import { LoadingOverlay } from '../LoadingOverlay.tsx'
import type { PlayerSession } from './player-session-store.ts'
import { retryLoading } from './use-player-session.ts'

/** Covers the page until the session of the player is open. */
export const Loading = ({ playerSession }: { readonly playerSession: PlayerSession }) => (
  <LoadingOverlay state={playerSession.type === 'failed' ? 'failed' : 'loading'} onRetry={retryLoading} />
)
