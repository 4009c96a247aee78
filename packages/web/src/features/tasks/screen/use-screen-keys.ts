import { useEffect } from 'react'
import type { TaskType } from '@daykeep/rules/model'
import { register, useShortcuts } from '../../../shell/shortcuts/index.ts'
import { t } from '../../../texts/index.ts'
import { KINDS } from '../column/index.ts'

type Ways = {
  readonly onNew: (type: TaskType) => void
  readonly onColumn: (type: TaskType) => void
  readonly onSearch: () => void
  readonly onUndo: () => void
}

const LETTERS: Readonly<Record<TaskType, string>> = { habit: 'h', daily: 'd', todo: 't', reward: 'r' }

/** Keys that work anywhere on the screen. Those of a card belong to the board. Reference, screens 19.1. */
export const useScreenKeys = ({ onNew, onColumn, onSearch, onUndo }: Ways): void => {
  useShortcuts([
    ...KINDS.map((type) => ({
      keys: `n ${LETTERS[type]}`,
      label: t(`tasks.new.${type}`),
      run: () => onNew(type),
    })),
    ...KINDS.map((type, at) => ({
      keys: String(at + 1),
      label: t('tasks.columnKey', { column: t(`tasks.column.${type}`) }),
      run: () => onColumn(type),
    })),
    { keys: '/', label: t('tasks.searchKey'), run: onSearch },
    { keys: 'u', label: t('tasks.undoKey'), run: onUndo },
  ])
  useEffect(
    () => register(KEYS_OF_CARDS.map(([keys, name]) => ({ keys, label: t(`tasks.key.${name}`), run: heard }))),
    [],
  )
}

/** For the list of keys alone: the board hears them itself, on the card that has the focus. */
const KEYS_OF_CARDS = [
  ['ArrowUp ArrowDown', 'walk'],
  ['Space', 'score'],
  ['+', 'plus'],
  ['-', 'minus'],
  ['Enter', 'open'],
  ['e', 'edit'],
  ['Alt+ArrowUp Alt+ArrowDown', 'move'],
  ['Delete', 'delete'],
] as const

const heard = () => undefined
