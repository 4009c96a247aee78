import { t } from '../../../i18n/index.ts'
import { keyLabels } from '../../../shortcuts/index.ts'
import type { PlayerStore } from '../../../sync/index.ts'
import type { MenuItem } from '../../../ui/index.ts'
import type { TaskCardModel } from '../card/index.ts'
import { CONVERT, DUPLICATE } from './edit-actions.ts'
import { type CardAction, LATER_ACTIONS, SKIP } from './later-actions.ts'

/** What the menu of a card offers besides: skipping a daily today, starting later, a copy, and another kind. */
export const laterItems = (task: TaskCardModel, store: PlayerStore): ReadonlyArray<MenuItem> => {
  const fits = ({ isAvailable }: CardAction): boolean => isAvailable(task)
  const one = (action: CardAction): MenuItem => ({
    type: 'action',
    label: action.label(task),
    shortcut: printed(action.keys),
    onSelect: () => action.run(task, store),
  })
  const several = (label: string, actions: ReadonlyArray<CardAction>): ReadonlyArray<MenuItem> =>
    actions.length === 0
      ? []
      : [
          {
            type: 'choice',
            label,
            value: '',
            onChange: (value: string) => actions.find(({ id }) => id === value)?.run(task, store),
            options: actions.map(({ id, keys, label: text }) => ({
              value: id,
              label: text(task),
              shortcut: printed(keys),
            })),
          },
        ]
  return [
    ...[SKIP].filter(fits).map(one),
    ...several(
      t(`selection.later.${task.type}`),
      LATER_ACTIONS.filter((action) => action !== SKIP && fits(action)),
    ),
    ...several(t('selection.convert'), CONVERT.filter(fits)),
    ...[DUPLICATE].filter(fits).map(one),
  ]
}

/** As the menu prints keys: `L S`, `Shift D`. */
const printed = (keys: string): string =>
  keyLabels(keys, false)
    .flat()
    .map((key) => (key.length === 1 ? key.toUpperCase() : key))
    .join(' ')
