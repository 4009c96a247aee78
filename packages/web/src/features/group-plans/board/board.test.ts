import { aUser } from '@daykeep/rules/test-kit/user'
import { describe, expect, it } from 'vitest'
import { somePeople, someTasks } from './fixtures.ts'
import { partOf } from './people.ts'
import { toBoardColumns } from './create-board-columns.ts'
import { toBoardCard } from './to-board-card.ts'
import { workloads } from './whose.ts'
import { dayClockOf } from '@daykeep/rules/calendar'

const now = Date.parse('2026-06-10T12:00:00Z')
const user = aUser()
const people = somePeople(user, true)
const tasks = someTasks(user, now)
const named = (id: string) => tasks.find(({ text }) => text.startsWith(id))!
const card = (id: string, manages = true) =>
  toBoardCard({ user, people: somePeople(user, manages), now, clock: dayClockOf(user), pending: new Set() })(named(id))

describe('the card of a task on a board', () => {
  it.each([
    ['Water', 'For anyone'],
    ['Write', 'For you'],
    ['Tidy', 'For you and 2 more · 1 of 3 done'],
    ['Order', 'Donaudampfschifffahrtsgesellschaftskapitän'],
    ['Paint', 'Waits for approval · 2 wait for approval'],
    ['Take', 'Nia, 3 hours ago'],
  ])('of “%s …” says “%s”', (id, text) => expect(card(id).board?.text).toBe(text))

  it('is used by those who may: not what others do, nor what waits; what somebody did, managers take back', () => {
    const usable = (id: string, manages: boolean) => ({ interactive: true, ...card(id, manages) }).interactive
    expect(['Water', 'Tidy', 'Order', 'Paint', 'Take'].map((id) => usable(id, false))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(['Order', 'Paint', 'Take'].map((id) => usable(id, true))).toEqual([false, false, true])
  })
})

describe('a board', () => {
  it('draws a score before the server has answered it', () => {
    const [, , todos] = toBoardColumns({
      tasks,
      user,
      people,
      now,
      search: '',
      whose: 'all',
      filterOf: () => 'all',
      scoring: new Map([
        [named('Tidy')._id as string, 'up'],
        [named('Paint')._id as string, 'up'],
      ]),
    })
    const cards = todos?.list.type === 'cards' ? todos.list.cards : []
    const stateOf = (title: string) => cards.find((each) => each.title.startsWith(title))
    expect(stateOf('Tidy')).toMatchObject({ completed: true, pending: true })
    expect(stateOf('Paint')).toMatchObject({ completed: false, pending: true })
  })

  it('counts what each has on their hands', () => {
    expect(workloads(people, tasks).map(({ name, open, done }) => [name, open, done])).toEqual([
      ['Donaudampfschifffahrtsgesellschaftskapitän', 2, 0],
      ['Maren', 2, 0],
      ['Nia', 0, 1],
    ])
    expect(partOf(named('Order'), 'nia')).toBeUndefined()
  })
})
