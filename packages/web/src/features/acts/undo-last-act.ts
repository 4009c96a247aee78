import { actsOf } from '@daykeep/rules/undo'
import { t } from '../../i18n/index.ts'
import type { PlayerStore } from '../../sync/index.ts'
import { toasts } from '../../toasts/index.ts'

/** Undoes the newest act of the player's day; the listeners of the store say what became of it. */
export const undoLastAct = async (store: PlayerStore): Promise<void> => {
  await store.prepareUndo()
  const newest = actsOf(store.snapshot().player.user).at(-1)
  if (newest === undefined) toasts.show({ type: 'info', text: t('toasts.nothingToUndo') })
  else store.dispatch('undoAct', { turn: newest.turn })
}
