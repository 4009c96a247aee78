import { t } from '../../texts/index.ts'
import type { MenuItem } from '../Menu.tsx'

type Place = { readonly index: number; readonly count: number }

/** Where an Alt + arrow takes a row: one up, one down; nowhere for another key or at the end of the list. */
export const placeAfterKey = (key: string, { index, count }: Place): number | undefined => {
  const to = key === 'ArrowUp' ? index - 1 : key === 'ArrowDown' ? index + 1 : index
  return to === index || to < 0 || to >= count ? undefined : to
}

/** The same four moves for a menu; those that lead nowhere are off. */
export const movesOf = ({ index, count }: Place, onMove: (to: number) => void): readonly MenuItem[] => {
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
    move('moveTop', 0, first),
    move('moveBottom', count - 1, last),
  ]
}
