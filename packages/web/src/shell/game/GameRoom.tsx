import { useEffect } from 'react'
import { GameMoments } from '../../features/announce/index.ts'
import { PlayerProvider } from '../../player/index.ts'
import type { Opened } from '../../player/index.ts'
import type { RouteName } from '../../routes/index.ts'
import { loadWhatIsLeft } from '../../ui/index.ts'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { Screen } from '../Screen.tsx'
import { GameFrame } from './GameFrame.tsx'

type Props = { readonly opened: Opened; readonly route: RouteName; readonly address: string }

/** A screen of the game, with the player it is about. */
export const GameRoom = ({ opened: { store, catalogue }, route, address }: Props) => {
  useEffect(loadWhatIsLeft, [])
  return (
    <PlayerProvider store={store} catalogue={catalogue}>
      <GameFrame route={route}>
        <Screen route={route} address={address} />
      </GameFrame>
      <ErrorBoundary quiet>
        <GameMoments />
      </ErrorBoundary>
    </PlayerProvider>
  )
}
