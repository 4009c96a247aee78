import { t } from '../../../i18n/index.ts'
import { useShortcuts } from '../../../shortcuts/index.ts'
import { usePlayerStore } from '../../../sync/index.ts'
import { cardAround, type TaskCardModel } from '../card/index.ts'
import { CONVERT, DUPLICATE } from './edit-actions.ts'
import { type CardAction, LATER_ACTIONS } from './later-actions.ts'

const ACTIONS: ReadonlyArray<CardAction> = [...LATER_ACTIONS, DUPLICATE, ...CONVERT]

/** Keys that put off, copy or convert the task of the card with the focus. `cards` are those of the page. docs/reference/screens.md 19.1. */
export const useLaterKeys = (cards: ReadonlyArray<TaskCardModel>): void => {
  const store = usePlayerStore()
  useShortcuts(
    ACTIONS.map(({ keys, help, isAvailable, run }) => ({
      keys,
      label: t(help),
      run: () => {
        const { activeElement } = document
        const card = activeElement === null ? undefined : cardAround(activeElement)
        const task = cards.find(({ id }) => id === card?.dataset['task'])
        if (task !== undefined && isAvailable(task)) run(task, store)
      },
    })),
  )
}
