import { describe, expect, it, vi } from 'vitest'
import { hasText } from '../../../i18n/index.ts'
import type { PlayerStore } from '../../../sync/index.ts'
import type { TaskCardModel } from '../card/index.ts'
import { CONVERT, DUPLICATE } from './edit-actions.ts'
import { LATER_ACTIONS } from './later-actions.ts'
import { laterItems } from './later-items.ts'

const daily = { id: 'task', type: 'daily', title: 'Weed the beds', dimmed: false, completed: false } as TaskCardModel
const of = (changes: object) => ({ ...daily, ...changes }) as TaskCardModel
const available = (task: TaskCardModel) => LATER_ACTIONS.flatMap(({ id, isAvailable }) => (isAvailable(task) ? id : []))

describe('putting a task off', () => {
  it('has a key with words in the list of shortcuts for each way', () => {
    const all = [...LATER_ACTIONS, DUPLICATE, ...CONVERT]
    for (const { help } of all) expect(hasText(help)).toBe(true)
    expect(new Set(all.map(({ keys }) => keys)).size).toBe(all.length)
  })

  it('skips a daily that is due, and one that is skipped no longer; a to-do only starts later', () => {
    const starts = ['tomorrow', 'week', 'month']
    expect(available(daily)).toEqual(['skip', ...starts])
    expect(available(of({ dimmed: true }))).toEqual(starts)
    expect(available(of({ dimmed: true, skipped: true }))).toEqual(['skip', ...starts])
    expect(available(of({ type: 'todo' }))).toEqual(['today', ...starts])
    expect(available(of({ type: 'todo', due: { day: 20_000, days: -2 } }))).toEqual(['today', ...starts])
    expect(available(of({ type: 'todo', due: { day: 20_000, days: 0 } }))).toEqual(starts)
  })

  it('is for own tasks that are open', () => {
    for (const changes of [
      { completed: true },
      { challenge: { broken: false } },
      { board: {} },
      { type: 'habit' },
      { type: 'reward' },
    ])
      expect(available(of(changes))).toEqual([])
  })

  it('copies what is open, and makes another kind of own tasks', () => {
    const offered = (task: TaskCardModel) =>
      [DUPLICATE, ...CONVERT].flatMap(({ id, isAvailable }) => (isAvailable(task) ? id : []))
    expect(offered(daily)).toEqual(['duplicate', 'habit', 'todo'])
    expect(offered(of({ type: 'reward' }))).toEqual(['duplicate'])
    expect(offered(of({ challenge: { broken: false } }))).toEqual(['duplicate'])
    expect(offered(of({ completed: true }))).toEqual([])
    expect(offered(of({ board: {} }))).toEqual([])
  })

  it('offers in the menu what the keys do', () => {
    const items = laterItems(daily, { dispatch: vi.fn() } as unknown as PlayerStore)
    const printed = items.flatMap((item) =>
      item.type === 'action'
        ? item.shortcut
        : item.type === 'choice'
          ? item.options.map(({ shortcut }) => shortcut)
          : [],
    )
    expect(printed).toEqual(['L S', 'L T', 'L W', 'L M', 'V H', 'V T', 'Shift D'])
  })
})
