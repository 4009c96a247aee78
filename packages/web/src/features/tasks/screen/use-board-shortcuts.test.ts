import { describe, expect, it, vi } from 'vitest'
import { hasText, t } from '../../../i18n/index.ts'
import { BOARD_ACTIONS } from '../board/index.ts'
import { TASK_ACTIONS, type TaskAction } from '../card/index.ts'
import { cardShortcuts } from '../card-navigation/index.ts'
import { boardShortcuts } from './use-board-shortcuts.ts'

const callbacks = () => ({
  onNew: vi.fn(),
  onColumn: vi.fn(),
  onSearch: vi.fn(),
  onFilter: vi.fn(),
  onTags: vi.fn(),
  onClearCompleted: vi.fn(),
  onUndo: vi.fn(),
})
const calls = (spies: ReturnType<typeof callbacks>) =>
  Object.entries(spies).flatMap(([name, { mock }]) => mock.calls.map((args) => [name, ...args]))

describe('the list of shortcuts', () => {
  it.each(Object.values<TaskAction>(TASK_ACTIONS))('has the action of a card: $id', ({ shortcut: { keys, help } }) => {
    expect(hasText(help)).toBe(true)
    expect(cardShortcuts().map((each) => [each.keys, each.label])).toContainEqual([keys, t(help)])
  })

  it.each(BOARD_ACTIONS)('has the action of the board: $id', ({ shortcut: { keys }, label }) => {
    expect(boardShortcuts(callbacks()).map((each) => [each.keys, each.label])).toContainEqual([keys, label()])
  })

  it('has no key twice', () => {
    const keys = [...boardShortcuts(callbacks()), ...cardShortcuts()].map((each) => each.keys)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('a shortcut of the board', () => {
  it.each(BOARD_ACTIONS)('runs its action: $id', (action) => {
    const [byKey, byAction] = [callbacks(), callbacks()]
    boardShortcuts(byKey)
      .find(({ keys }) => keys === action.shortcut.keys)
      ?.run()
    action.run(byAction)
    expect(calls(byKey)).toEqual(calls(byAction))
    expect(calls(byKey)).toHaveLength(1)
  })
})
