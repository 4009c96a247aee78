import { asKey } from '@daykeep/rules/model'
import { t } from '../../../i18n/index.ts'
import type { MenuItem } from '../../../ui/index.ts'
import type { PlayerStore } from '../../../sync/index.ts'
import type { TaskCardModel } from '../card/index.ts'
import { editLater, LATER, type LaterEdit } from './edit-later.ts'

/** Skipping a daily today, and starting later; for tasks that are the player's own and not done. */
export const laterItems = (task: TaskCardModel, store: PlayerStore): ReadonlyArray<MenuItem> => {
  if (task.type !== 'daily' && task.type !== 'todo') return []
  if (task.completed || task.challenge !== undefined || task.board !== undefined) return []
  const edit = (change: LaterEdit) => void editLater(store, asKey(task.id), change)
  const skip = (on: boolean): MenuItem => ({
    type: 'action',
    label: t(on ? 'selection.skip' : 'selection.unskip'),
    onSelect: () => edit({ type: 'skip', on }),
  })
  return [
    ...(task.type === 'daily' && task.skipped === true ? [skip(false)] : []),
    ...(task.type === 'daily' && !task.dimmed ? [skip(true)] : []),
    {
      type: 'choice',
      label: t(`selection.later.${task.type}`),
      value: '',
      onChange: (value) => {
        const by = LATER.find((each) => each === value)
        if (by !== undefined) edit({ type: 'later', by })
      },
      options: LATER.map((value) => ({ value, label: t(`selection.later.${value}`) })),
    },
  ]
}
