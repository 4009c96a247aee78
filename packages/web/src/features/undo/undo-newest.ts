import type { PlayerStore } from '../../sync/index.ts'

/** Undoes the player's newest act, or says why not. */
export const undoNewest = async (store: PlayerStore): Promise<void> => {
  const { undoLastAct } = await import('../acts/index.ts')
  await undoLastAct(store)
}
