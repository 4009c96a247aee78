import { commands } from '@daykeep/rules/commands'
import type { Catalogue } from '@daykeep/rules/content'
import type { Player } from '@daykeep/rules/model'
import { type ReactNode, useState } from 'react'
import { createPlayerStore, type Game, PlayerProvider, type PlayerStore, type Table } from '../src/player/index.ts'
import { catalogue as compiled } from './catalogue.ts'
import { serverModel } from './server-model.ts'

type Props = {
  readonly player: Player
  readonly catalogue?: Catalogue
  /** Whether the server can be reached. */
  readonly online?: boolean
  /** Hands out the store, so that a story can look into it. */
  readonly onStore?: (store: PlayerStore) => void
  readonly children: ReactNode
}

/** A stage for what plays with a whole player: the real store and rules, and a server that is a model of one. */
export const PlayerStage = ({ player, catalogue = compiled, online = true, onStore, children }: Props) => {
  const [store] = useState(() => {
    const made = stageStore(player, catalogue, online)
    onStore?.(made)
    return made
  })
  return (
    <PlayerProvider store={store} catalogue={catalogue}>
      {children}
    </PlayerProvider>
  )
}

/** The store of a stage by itself: for tests that need no view. */
export const stageStore = (player: Player, catalogue: Catalogue, online = true): PlayerStore => {
  const game: Game = { catalogue, table: commands as unknown as Table }
  const model = serverModel(game, player)
  const server = {
    send: async (pending: Parameters<typeof model.receive>[0]) =>
      online ? model.receive(pending, Date.now()) : ({ type: 'lost' } as const),
    load: async () => (online ? ({ type: 'loaded', player: model.player() } as const) : ({ type: 'lost' } as const)),
  }
  const surroundings = { now: () => Date.now(), later: () => () => undefined, keep: () => undefined }
  return createPlayerStore(game, server, surroundings, player)
}
