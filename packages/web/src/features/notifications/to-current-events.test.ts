import { aUser } from '@daykeep/rules/test-kit/user'
import { beforeAll, describe, expect, it } from 'vitest'
import { catalogue } from '../../../test-kit/catalogue.ts'
import { loadContentTexts } from '../../i18n/index.ts'
import { toCurrentEvents } from './to-current-events.ts'

const currentEvents = (day: string, worldBoss = {}, user = aUser()) =>
  toCurrentEvents(catalogue, user, Date.parse(`${day}T12:00:00Z`), worldBoss)

describe('what goes on, above the notifications', () => {
  beforeAll(() => loadContentTexts())

  it.each([
    ['2026-10-28', 'gems'],
    ['2026-12-20', 'gift'],
    ['2026-02-12', 'sale'],
    ['2026-11-22', 'food'],
  ])('tells on %s of an event that is about %s', (day, offer) =>
    expect(currentEvents(day).events.map((event) => event.offer)).toContain(offer),
  )

  it('is silent on a day without an event', () => expect(currentEvents('2026-06-15').events).toEqual([]))

  it('shows the world boss with what is left of its health, while there is one', () => {
    const fight = { active: true, key: 'dysheartener', progress: { hp: 1200.5, rage: 80.7 } }
    expect(currentEvents('2026-06-15', fight).boss).toMatchObject({
      health: { value: 1201 },
      rage: { value: 80 },
    })
    expect(currentEvents('2026-06-15', { ...fight, active: false }).boss).toBeUndefined()
  })

  it('leads a newcomer to the next of the first steps, and leaves others alone', () => {
    const newcomer = aUser({ flags: { welcomed: true }, achievements: { createdTask: true } })
    expect(currentEvents('2026-06-15', {}, newcomer).steps).toEqual({ done: 1, all: 5, next: 'completedTask' })
    expect(currentEvents('2026-06-15', {}, aUser({ flags: { welcomed: false } })).steps).toBeUndefined()
  })
})
