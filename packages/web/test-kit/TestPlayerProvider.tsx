import { type CommandName, commands } from '@daykeep/rules/commands'
import type { Catalogue } from '@daykeep/rules/catalogue'
import type { Player } from '@daykeep/rules/model'
import { type ReactNode, useState } from 'react'
import {
  createPlayerStore,
  type GameRules,
  type PendingCommand,
  PlayerProvider,
  type PlayerStore,
  type SendResult,
  type SyncServer,
  type CommandTable,
  newId,
} from '../src/sync/index.ts'
import { catalogue as compiled } from './catalogue.ts'
import { serverModel } from './server-model.ts'

type Props = {
  readonly player: Player
  readonly catalogue?: Catalogue
  /** Whether the server can be reached. */
  readonly online?: boolean
  /** A command that the server refuses once. */
  readonly refusesOnce?: CommandName
  /** Receives the store, so that a story can inspect it. */
  readonly onStore?: (store: PlayerStore) => void
  readonly children: ReactNode
}

/** Provides a player to stories and tests: the real store and rules, over a model of the server. */
export const TestPlayerProvider = ({
  player,
  catalogue = compiled,
  online = true,
  refusesOnce,
  onStore,
  children,
}: Props) => {
  const [store] = useState(() => {
    const testStore = createTestStore(player, catalogue, { online, refusesOnce })
    onStore?.(testStore)
    return testStore
  })
  return (
    <PlayerProvider store={store} catalogue={catalogue}>
      {children}
    </PlayerProvider>
  )
}

type ServerBehaviour = { readonly online?: boolean; readonly refusesOnce?: CommandName | undefined }

/** The store of `TestPlayerProvider` alone, for tests without a view. */
const createTestStore = (
  player: Player,
  catalogue: Catalogue,
  { online = true, refusesOnce }: ServerBehaviour = {},
) => {
  const game: GameRules = { catalogue, table: commands as unknown as CommandTable }
  const model = serverModel(game, player)
  let refuses = refusesOnce
  const receive = (pending: PendingCommand): SendResult => {
    if (!online) return { type: 'lost' }
    if (pending.name !== refuses) return model.receive(pending, Date.now())
    refuses = undefined
    return { type: 'refused', reason: { type: 'server', message: 'The keep said no.', faults: [] } }
  }
  const server: SyncServer = {
    send: async (pending) => receive(pending),
    load: async () => (online ? { type: 'loaded', player: model.player() } : { type: 'lost' }),
    check: async () => (online ? 'same' : 'lost'),
    version: () => model.player().user.turn,
  }
  const environment = { now: () => Date.now(), newId, schedule: () => () => undefined, persist: () => undefined }
  return createPlayerStore(game, server, environment, player)
}
