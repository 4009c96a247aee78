import { t } from '../../../i18n/index.ts'
import { printedKeys } from '../../../shortcuts/index.ts'
import type { PlayerStore } from '../../../sync/index.ts'
import type { MenuItem } from '../../../ui/index.ts'
import type { TaskCardModel } from '../card/index.ts'
import { LATER_ACTIONS, SKIP } from './later-actions.ts'

/** What puts a task off, for the menu of its card: skipping a daily today, and starting later. */
export const laterItems = (task: TaskCardModel, store: PlayerStore): ReadonlyArray<MenuItem> => {
  const fitting = LATER_ACTIONS.filter(({ isAvailable }) => isAvailable(task))
  const starts = fitting.filter((action) => action !== SKIP)
  return [
    ...(fitting.includes(SKIP)
      ? [
          {
            type: 'action' as const,
            label: SKIP.label(task),
            shortcut: printed(SKIP.keys),
            onSelect: () => SKIP.run(task, store),
          },
        ]
      : []),
    ...(starts.length === 0
      ? []
      : [
          {
            type: 'choice' as const,
            label: t(`selection.later.${task.type}`),
            value: '',
            onChange: (value: string) => starts.find(({ id }) => id === value)?.run(task, store),
            options: starts.map(({ id, keys, label }) => ({
              value: id,
              label: label(task),
              shortcut: printed(keys),
            })),
          },
        ]),
  ]
}

/** As the menu prints keys: `L S`. */
const printed = (keys: string): string => printedKeys(keys, false).flat().join(' ').toUpperCase()
