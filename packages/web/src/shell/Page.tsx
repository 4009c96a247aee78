import { lazy, Suspense } from 'react'
import { isCovered, type RouteName, ROUTES, type Session } from '../routes/index.ts'
import type { Opening } from './game/opening-store.ts'
import { openAgain } from './game/use-opening.ts'
import { LoadingOverlay } from './LoadingOverlay.tsx'
import { PublicFrame } from './public/PublicFrame.tsx'
import { Screen } from './Screen.tsx'

const GameRoom = lazy(() => import('./game/GameRoom.tsx').then((module) => ({ default: module.GameRoom })))

type Props = {
  readonly route: RouteName
  readonly session: Session
  readonly opening: Opening
  readonly address: string
}

/** A screen in the frame that its route wants, once whoever it is about is there. */
export const Page = ({ route, session, opening, address }: Props) => {
  if (isCovered(route, session)) return <Waiting opening={opening} />
  if (ROUTES[route].who.type === 'anyone' || opening.type !== 'open') {
    return (
      <PublicFrame signedIn={session.type === 'player'} over={OVER_PICTURE.has(route)}>
        <Screen route={route} address={address} />
      </PublicFrame>
    )
  }
  return (
    <Suspense fallback={<Waiting opening={opening} />}>
      <GameRoom opened={opening.opened} route={route} address={address} />
    </Suspense>
  )
}

export const Waiting = ({ opening }: { readonly opening: Opening }) => (
  <LoadingOverlay state={opening.type === 'failed' ? 'failed' : 'loading'} onRetry={openAgain} />
)

const OVER_PICTURE: ReadonlySet<RouteName> = new Set(['home', 'front'])
