import * as E from 'fp-ts/lib/Either.js'
import { undoOrder } from '@daykeep/rules/undo'
import { usePlayer, usePlayerStore } from '../../sync/index.ts'
import { ActsView } from './ActsView.tsx'
import { toActs } from './to-acts.ts'

/** The acts of the day. Those that build on one are undone before it, until one is refused. */
export const ActsScreen = () => {
  const store = usePlayerStore()
  const player = usePlayer((whole) => whole)
  const undo = async (turn: number): Promise<void> => {
    await store.prepareUndo()
    for (const act of undoOrder(store.snapshot().player.user, turn))
      if (E.isLeft(store.dispatch('undoAct', { turn: act.turn }))) return
  }
  return <ActsView acts={toActs(player)} onUndo={(turn) => void undo(turn)} />
}
