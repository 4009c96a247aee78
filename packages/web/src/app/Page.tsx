import { Suspense } from 'react'
import { lazyChunk, usePreloaded } from '../chunks/index.ts'
import { isCoveredByLoading, type OpenRequest, type RouteName, ROUTES, type Viewer } from '../routes/index.ts'
import type { PlayerSession } from './player-session/player-session-store.ts'
import { Loading } from './player-session/Loading.tsx'
import { PublicLayout } from './layout/PublicLayout.tsx'
import { loadSignedIn } from './load-signed-in.ts'
import { RouteScreen } from './RouteScreen.tsx'
import { screenOf } from './screens.tsx'

const SignedInApp = lazyChunk(loadSignedIn, 'SignedInApp')
const PlayerBottomBar = lazyChunk(loadSignedIn, 'PlayerBottomBar')

type Props = {
  readonly route: RouteName
  readonly viewer: Viewer
  readonly playerSession: PlayerSession
  readonly address: string
  /** What opens over the screen. */
  readonly opens?: OpenRequest | undefined
  readonly onCloseOpened: () => void
}

/** The screen of a route in its layout, or the loading overlay while the player is loading. */
export const Page = ({ route, viewer, playerSession, address, ...opened }: Props) => {
  const isOwn = viewer.type === 'player' && ROUTES[route].access.type !== 'anyone'
  const isReady = usePreloaded(isOwn ? [SignedInApp, screenOf(route)] : [])
  if (isCoveredByLoading(route, viewer) || !isReady) return <Loading playerSession={playerSession} />
  const screen = <RouteScreen route={route} address={address} />
  if (ROUTES[route].access.type === 'anyone' || playerSession.type !== 'open') {
    return (
      <PublicLayout
        over={BAR_OVER_PICTURE.has(route)}
        bottomBar={viewer.type === 'player' ? <PlayerBottomBar route={route} /> : undefined}
      >
        {screen}
      </PublicLayout>
    )
  }
  return (
    <Suspense fallback={<Loading playerSession={playerSession} />}>
      <SignedInApp loaded={playerSession.loaded} route={route} address={address} {...opened}>
        {screen}
      </SignedInApp>
    </Suspense>
  )
}

const BAR_OVER_PICTURE: ReadonlySet<RouteName> = new Set(['home', 'front'])
