import { type ReactNode, useEffect, useState } from 'react'
import { commands } from '@daykeep/rules/commands'
import type { Player, Task } from '@daykeep/rules/model'
import { aCatalogue } from '@daykeep/rules/test-kit/content'
import { aPlayer } from '@daykeep/rules/test-kit/user'
import { serverModel } from '../../../../test-kit/server-model.ts'
import { createPlayerStore, type Game, PlayerProvider, type Server, type Table } from '../../../player/index.ts'

type Props = {
  readonly player: Player
  /** How long the server takes to answer, ms. */
  readonly answersAfter?: number
  /** Tasks that the server has and the browser does not hold. */
  readonly elsewhere?: ReadonlyArray<Task>
  readonly children: ReactNode
}

/** A player's store with a server behind it that keeps all in memory: for stories. */
export const SampleGame = ({ player, answersAfter = 0, elsewhere = [], children }: Props) => {
  const [store] = useState(() => storeOf(player, elsewhere, answersAfter))
  useEffect(() => store.stop, [store])
  return (
    <PlayerProvider store={store} catalogue={game.catalogue}>
      {children}
    </PlayerProvider>
  )
}

const game: Game = { catalogue: aCatalogue(), table: commands as unknown as Table }

const storeOf = (player: Player, elsewhere: ReadonlyArray<Task>, answersAfter: number) => {
  const model = serverModel(game, aPlayer(player.user, [...Object.values<Task>(player.tasks), ...elsewhere]))
  const server: Server = {
    send: async (pending) => {
      await new Promise((resolve) => setTimeout(resolve, answersAfter))
      return model.receive(pending, Date.now())
    },
    load: async () => ({ type: 'loaded', player: model.player() }),
  }
  const later = (milliseconds: number, run: () => void) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  }
  return createPlayerStore(game, server, { now: () => Date.now(), later, keep: () => undefined }, player)
}
