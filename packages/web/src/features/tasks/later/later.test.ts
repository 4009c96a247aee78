import { describe, expect, it, vi } from 'vitest'
import { hasText } from '../../../i18n/index.ts'
import type { PlayerStore } from '../../../sync/index.ts'
import type { TaskCardModel } from '../card/index.ts'
import { LATER_ACTIONS } from './later-actions.ts'
import { laterItems } from './later-items.ts'

const daily = { id: 'task', type: 'daily', title: 'Weed the beds', dimmed: false, completed: false } as TaskCardModel
const of = (changes: object) => ({ ...daily, ...changes }) as TaskCardModel
const available = (task: TaskCardModel) => LATER_ACTIONS.flatMap(({ id, isAvailable }) => (isAvailable(task) ? id : []))

describe('putting a task off', () => {
  it('has a key with words in the list of shortcuts for each way', () => {
    for (const { help } of LATER_ACTIONS) expect(hasText(help)).toBe(true)
    expect(new Set(LATER_ACTIONS.map(({ keys }) => keys)).size).toBe(LATER_ACTIONS.length)
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

  it('offers in the menu what the keys do', () => {
    const items = laterItems(daily, { dispatch: vi.fn() } as unknown as PlayerStore)
    const printed = items.flatMap((item) =>
      item.type === 'action'
        ? item.shortcut
        : item.type === 'choice'
          ? item.options.map(({ shortcut }) => shortcut)
          : [],
    )
    expect(printed).toEqual(['L S', 'L T', 'L W', 'L M'])
  })
})
