import { describe, expect, it } from 'vitest'
import { outcomeOf, aUser, NOON } from '../../test-kit/index.ts'
import { daysMissed } from '../calendar/index.ts'
import { DAY, toIso } from '../kernel/index.ts'
import { acceptText, textsToAccept } from './accept-text.ts'
import { customDayStart } from './custom-day-start.ts'
import { toggleSleep } from './toggle-sleep.ts'

describe('toggleSleep', () => {
  it('pauses damage, and ends the pause the second time', () => {
    const asleep = outcomeOf(toggleSleep()()(aUser()))
    expect(asleep).toMatchObject({ report: true, events: [{ type: 'SleepToggled', sleeping: true }] })
    const awake = outcomeOf(toggleSleep()()(asleep.state))
    expect(awake.state).toEqual(aUser())
    expect(awake.report).toBe(false)
  })
})

describe('texts to be accepted again', () => {
  const article = (key: string, review?: string) => ({
    key,
    updated: '2026-01-01',
    sections: [],
    ...(review === undefined ? {} : { review }),
  })
  const publications = {
    faq: [],
    news: [],
    challengeCategories: [],
    articles: { terms: article('terms', '2026-06-01'), privacy: article('privacy') },
  }
  const REVIEW = Date.parse('2026-06-01')
  const registered = (at: number) => {
    const user = aUser()
    return { ...user, auth: { ...user.auth, timestamps: { ...user.auth.timestamps, created: toIso(at) } } }
  }
  const older = registered(REVIEW - 100 * DAY)

  it.each([
    ['nobody before the day of review', older, REVIEW - 1, []],
    ['whoever registered before it, from that day on', older, REVIEW, ['terms']],
    ['nobody who registered since: that was to accept it', registered(REVIEW), REVIEW + DAY, []],
    ['only texts with such a day', older, REVIEW + 400 * DAY, ['terms']],
  ] as const)('ask %s', (_, user, now, texts) => expect(textsToAccept({ publications }, user, now)).toEqual(texts))

  it('ask nobody who accepted since, until the next day of review', () => {
    const { state } = outcomeOf(acceptText({ now: REVIEW + DAY })({ text: 'terms' })(older))
    expect(state.flags.accepted).toEqual({ terms: toIso(REVIEW + DAY) })
    expect(textsToAccept({ publications }, state, REVIEW + 2 * DAY)).toEqual([])
    const next = { ...publications, articles: { terms: article('terms', '2026-06-03'), privacy: article('privacy') } }
    expect(textsToAccept({ publications: next }, state, REVIEW + 2 * DAY)).toEqual(['terms'])
  })

  it('keep the other answer', () => {
    const first = outcomeOf(acceptText({ now: NOON })({ text: 'terms' })(older)).state
    const { state } = outcomeOf(acceptText({ now: NOON + 1 })({ text: 'privacy' })(first))
    expect(state.flags.accepted).toEqual({ terms: toIso(NOON), privacy: toIso(NOON + 1) })
  })
})

describe('customDayStart', () => {
  it.each([
    [0, 0],
    [23, 23],
    [24, 0],
    [-1, 0],
    [6.5, 0],
  ])('stores %d as %i', (hour, stored) => {
    const { state } = outcomeOf(customDayStart({ now: NOON })({ dayStart: hour })(aUser()))
    expect(state.preferences.dayStart).toBe(stored)
  })

  it('brings no new day itself, even when one was waiting', () => {
    const waiting = aUser({ lastCron: toIso(NOON - 3 * DAY) })
    const { state } = outcomeOf(customDayStart({ now: NOON })({ dayStart: 11 })(waiting))
    expect(state.lastCron).toBe(toIso(NOON))
    expect(daysMissed(state, undefined, NOON).days).toBe(0)
  })
})
