import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { Catalogue } from '@daykeep/rules/catalogue'
import type { Player } from '@daykeep/rules/model'
import type { Dispatch, PlayerStore } from './player-store.ts'
import type { ConnectionState } from './sync-loop.ts'

type PlayerContextValue = { readonly store: PlayerStore; readonly catalogue: Catalogue }

const PlayerContext = createContext<PlayerContextValue | undefined>(undefined)

type Props = PlayerContextValue & { readonly children: ReactNode }

export const PlayerProvider = ({ store, catalogue, children }: Props) => (
  <PlayerContext value={{ store, catalogue }}>{children}</PlayerContext>
)

const usePlayerContext = (): PlayerContextValue => {
  const value = useContext(PlayerContext)
  if (value === undefined) throw new Error('a view of the player is rendered outside of PlayerProvider')
  return value
}

export const usePlayerStore = (): PlayerStore => usePlayerContext().store

export const useCatalogue = (): Catalogue => usePlayerContext().catalogue

/** A part of the optimistic player. The component renders again when the selected value changes identity. */
export const usePlayer = <A,>(select: (player: Player) => A): A => {
  const { store } = usePlayerContext()
  return useSyncExternalStore(store.subscribe, () => select(store.snapshot().player))
}

/** Whether everything is saved, and how many commands wait for the server. */
export const useConnection = (): { readonly connection: ConnectionState; readonly waiting: number } => {
  const { store } = usePlayerContext()
  const connection = useSyncExternalStore(store.subscribe, () => store.snapshot().connection)
  const waiting = useSyncExternalStore(store.subscribe, () => store.snapshot().waiting)
  return { connection, waiting }
}

/** Dispatches commands of the player; the same function for as long as the store is. */
export const useDispatch = (): Dispatch => usePlayerContext().store.dispatch
