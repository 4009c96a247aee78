import { t } from '../../i18n/index.ts'
import type { MenuItem } from '../menu/Menu.tsx'

type Position = { readonly index: number; readonly count: number }

/** The index after Alt + arrow, Home or End; `undefined` for another key or at the end of the list. */
export const indexAfterKey = (key: string, { index, count }: Position): number | undefined => {
  const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[key] ?? index
  return to === index || to < 0 || to >= count ? undefined : to
}

/** Menu items for up, down, top and bottom; those without effect are disabled. */
export const moveItems = ({ index, count }: Position, onMove: (to: number) => void): readonly MenuItem[] => {
  const [first, last] = [index === 0, index === count - 1]
  const move = (key: string, to: number, disabled: boolean, shortcut?: string): MenuItem => ({
    type: 'action',
    label: t(`common.${key}`),
    disabled,
    onSelect: () => onMove(to),
    ...(shortcut !== undefined && { shortcut }),
  })
  return [
    move('moveUp', index - 1, first, 'Alt ↑'),
    move('moveDown', index + 1, last, 'Alt ↓'),
    move('moveTop', 0, first, 'Alt Home'),
    move('moveBottom', count - 1, last, 'Alt End'),
  ]
}
