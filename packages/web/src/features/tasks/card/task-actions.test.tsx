import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TASK_ACTIONS, type TaskAction } from './task-actions.ts'
import { TaskCallbacksContext } from './task-callbacks.ts'
import { cardMenu, TaskCard } from './TaskCard.tsx'
import type { TaskCardModel } from './to-task-card.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const common = { id: 'task', title: 'Walk', notes: '', color: 'good', tags: [], challenge: undefined } as const
const habit = { ...common, type: 'habit', counterUp: 0, counterDown: 0, pending: false, target: true } as const
const ticked = {
  completed: false,
  dimmed: false,
  interactive: true,
  checklist: undefined,
  pending: false,
  target: true,
} as const

const both: TaskCardModel = { ...habit, up: true, down: true, interactive: true }
const onlyMinus: TaskCardModel = { ...both, up: false }
const notYours: TaskCardModel = { ...both, interactive: false }
const daily: TaskCardModel = { ...common, ...ticked, type: 'daily', streak: 0 }
const todo: TaskCardModel = { ...common, ...ticked, type: 'todo', due: undefined }
const reward: TaskCardModel = { ...common, type: 'reward', price: 5, affordable: true, pending: false, target: true }

const actions: ReadonlyArray<TaskAction> = Object.values(TASK_ACTIONS)
const page = document.createElement('div')
let root = createRoot(page)

const callbacks = {
  onScore: vi.fn(),
  onTick: vi.fn(),
  onCollapse: vi.fn(),
  onEdit: vi.fn(),
  onDelete: vi.fn(),
  onChallenge: vi.fn(),
}
const calls = () => Object.entries(callbacks).flatMap(([name, { mock }]) => mock.calls.map((args) => [name, ...args]))

const render = (task: TaskCardModel) =>
  act(() =>
    root.render(
      <TaskCallbacksContext value={callbacks}>
        <TaskCard task={task} />
      </TaskCallbacksContext>,
    ),
  )
const card = () => page.querySelector<HTMLElement>('[data-open]')
const press = (key: string, on = card(), modifiers = {}) =>
  act(() => void on?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...modifiers })))
const callsAfter = (run: () => void) => {
  for (const callback of Object.values(callbacks)) callback.mockClear()
  run()
  return calls()
}

beforeEach(() => document.body.append(page))
afterEach(() => {
  act(() => root.unmount())
  root = createRoot(page)
})

describe('the actions of a task', () => {
  it.each([both, onlyMinus, notYours, daily, todo, reward])(
    'run by their keys where they are available: %j',
    (task) => {
      render(task)
      for (const action of actions.filter(({ shortcut }) => shortcut.isNative !== true)) {
        const pressControl = vi.fn(() => page.querySelector<HTMLElement>('[data-score]:not(:disabled)')?.click())
        const expected = callsAfter(() => act(() => action.run(task, { ...callbacks, pressControl })))
        for (const key of action.shortcut.pressed)
          expect(callsAfter(() => press(key))).toEqual(action.isAvailable(task) ? expected : [])
      }
    },
  )

  it('do the same from the menu as by their keys', () => {
    render(todo)
    for (const action of [TASK_ACTIONS.edit, TASK_ACTIONS.delete] as ReadonlyArray<TaskAction>) {
      const items = cardMenu(todo, { ...callbacks, pressControl: vi.fn() }, undefined)
      const item = items.find((each) => each.type === 'action' && each.label === action.label(todo))
      if (item?.type !== 'action') throw new Error(`the menu has no ${action.id}`)
      expect(item.shortcut).toBe(action.shortcut.inMenu?.())
      expect(callsAfter(() => item.onSelect())).toEqual(callsAfter(() => press(action.shortcut.pressed[0] ?? '')))
    }
  })

  it('ask before a daily is done that is not due', () => {
    render({ ...daily, dimmed: true })
    expect(callsAfter(() => press(' '))).toEqual([])
    expect(callsAfter(() => press(' '))).toEqual([['onScore', 'task', 'up']])
  })

  it('leave Space and Enter to the controls on the card, and keys with modifiers to the browser', () => {
    render(todo)
    const menu = page.querySelector<HTMLElement>('[aria-haspopup="menu"]')
    expect(callsAfter(() => press(' ', menu))).toEqual([])
    expect(callsAfter(() => press('Enter', menu))).toEqual([])
    expect(callsAfter(() => press('e', menu))).toEqual([['onEdit', 'task']])
    expect(callsAfter(() => press('e', card(), { ctrlKey: true }))).toEqual([])
  })
})
