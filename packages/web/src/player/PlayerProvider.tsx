import * as E from 'fp-ts/lib/Either.js'
import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from 'react'
import type { CommandName, commands, ParamsOf } from '@daykeep/rules/commands'
import type { Catalogue } from '@daykeep/rules/content'
import type { RuleError } from '@daykeep/rules/kernel'
import type { Player } from '@daykeep/rules/model'
import type { Played } from './queue.ts'
import type { Connection, PlayerStore } from './store.ts'

type Held = { readonly store: PlayerStore; readonly catalogue: Catalogue }

const Context = createContext<Held | undefined>(undefined)

export const PlayerProvider = ({ store, catalogue, children }: Held & { readonly children: ReactNode }) => (
  <Context value={{ store, catalogue }}>{children}</Context>
)

const useHeld = (): Held => {
  const held = useContext(Context)
  if (held === undefined) throw new Error('a view of the player stands outside of PlayerProvider')
  return held
}

export const usePlayerStore = (): PlayerStore => useHeld().store

export const useCatalogue = (): Catalogue => useHeld().catalogue

/** A part of the player as it is drawn; the view is drawn anew when that part is another one. */
export const usePlayer = <A,>(select: (player: Player) => A): A => {
  const { store } = useHeld()
  return useSyncExternalStore(store.subscribe, () => select(store.view().player))
}

/** How many acts wait for the server, and whether it can be reached. */
export const useConnection = (): { readonly connection: Connection; readonly waiting: number } => {
  const { store } = useHeld()
  const connection = useSyncExternalStore(store.subscribe, () => store.view().connection)
  const waiting = useSyncExternalStore(store.subscribe, () => store.view().waiting)
  return { connection, waiting }
}

export type Act = <Name extends CommandName>(
  name: Name,
  params: ParamsOf<(typeof commands)[Name]>,
) => E.Either<RuleError, Played>

/** The player acts: drawn at once, sent in order, taken back with a reason when it does not hold. */
export const useAct = (): Act => {
  const { store } = useHeld()
  return useCallback((name, params) => store.act(name, params), [store])
}
