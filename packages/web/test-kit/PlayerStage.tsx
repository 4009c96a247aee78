import { type CommandName, commands } from '@daykeep/rules/commands'
import type { Catalogue } from '@daykeep/rules/content'
import type { Player } from '@daykeep/rules/model'
import { type ReactNode, useState } from 'react'
import {
  createPlayerStore,
  type Game,
  type Pending,
  PlayerProvider,
  type PlayerStore,
  type Sent,
  type Server,
  type Table,
} from '../src/player/index.ts'
import { catalogue as compiled } from './catalogue.ts'
import { serverModel } from './server-model.ts'

type Props = {
  readonly player: Player
  readonly catalogue?: Catalogue
  /** Whether the server can be reached. */
  readonly online?: boolean
  /** An act that the server refuses once, for reasons of its own. */
  readonly refusesOnce?: CommandName
  /** Hands out the store, so that a story can look into it. */
  readonly onStore?: (store: PlayerStore) => void
  readonly children: ReactNode
}

/** A stage for what plays with a whole player: the real store and rules, and a server that is a model of one. */
export const PlayerStage = ({ player, catalogue = compiled, online = true, refusesOnce, onStore, children }: Props) => {
  const [store] = useState(() => {
    const made = stageStore(player, catalogue, { online, refusesOnce })
    onStore?.(made)
    return made
  })
  return (
    <PlayerProvider store={store} catalogue={catalogue}>
      {children}
    </PlayerProvider>
  )
}

type Behaviour = { readonly online?: boolean; readonly refusesOnce?: CommandName | undefined }

/** The store of a stage by itself: for tests that need no view. */
export const stageStore = (player: Player, catalogue: Catalogue, { online = true, refusesOnce }: Behaviour = {}) => {
  const game: Game = { catalogue, table: commands as unknown as Table }
  const model = serverModel(game, player)
  let refuses = refusesOnce
  const receive = (pending: Pending): Sent => {
    if (!online) return { type: 'lost' }
    if (pending.name !== refuses) return model.receive(pending, Date.now())
    refuses = undefined
    return { type: 'refused', reason: { type: 'server', message: 'The keep said no.', faults: [] } }
  }
  const server: Server = {
    send: async (pending) => receive(pending),
    load: async () => (online ? { type: 'loaded', player: model.player() } : { type: 'lost' }),
  }
  const surroundings = { now: () => Date.now(), later: () => () => undefined, keep: () => undefined }
  return createPlayerStore(game, server, surroundings, player)
}
