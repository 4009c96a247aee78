import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  aCatalogue,
  aParty,
  aPartyQuest,
  aQuest,
  linesIn,
  memberId,
  NOON,
  outcomeOf,
  PARTY,
  partyIn,
  sharedFromInput,
} from '../../test-kit/index.ts'
import type { Documents } from '../documents/index.ts'
import { HOUR, toIso } from '../kernel/index.ts'
import { asKey, type PartyQuest, type QuestKey } from '../model/index.ts'
import { HoursToWait } from './schedule-quest-start.ts'
import { questCommands } from './shared-commands.ts'
import { inviteToQuest, rejectQuest, scheduleQuestStart, startScheduledQuest } from './index.ts'

const owl = asKey<QuestKey>('owl')
const catalogue = aCatalogue({ quests: { [owl]: aQuest('owl') } })
const waiting = aParty({ quest: aPartyQuest('owl', { ada: null, bo: true, cy: null, di: false }) })
const by = (name: string) => ({ actorId: memberId(name), group: PARTY })

const planned = (hours: number, before: Documents = waiting): Documents =>
  outcomeOf(scheduleQuestStart({ catalogue, now: NOON })({ ...by('ada'), hours })(before)).state

const startedAt = (now: number, before: Documents) =>
  outcomeOf(startScheduledQuest({ catalogue, now })(by('ada'))(before))

describe('scheduleQuestStart', () => {
  it('sets when the quest starts without the missing answers, later sets it anew, and 0 takes it back', () => {
    expect(partyIn(planned(24)).quest.startsAt).toBe(toIso(NOON + 24 * HOUR))
    expect(partyIn(planned(2, planned(24))).quest.startsAt).toBe(toIso(NOON + 2 * HOUR))
    expect(partyIn(planned(0, planned(24))).quest).toEqual(partyIn(waiting).quest)
  })

  it.each([-1, 169, 1.5, '24', null])('takes whole hours from 0 to 168 only: not %j', (hours) => {
    expect(sharedFromInput(questCommands.scheduleQuestStart)({ ...by('ada'), hours })(waiting)).toMatchObject({
      left: { key: 'invalidReqParams' },
    })
  })
})

describe('startScheduledQuest', () => {
  it('starts with those who have accepted, as soon as the time has come', () => {
    const { state, events } = startedAt(NOON + 24 * HOUR, planned(24))
    expect(partyIn(state).quest).toMatchObject({ active: true, members: { bo: true } })
    expect(partyIn(state).quest).not.toHaveProperty('startsAt')
    expect(Object.keys(partyIn(state).quest.members)).toEqual(['bo'])
    expect(linesIn(events)).toEqual([{ type: 'quest_start', quest: owl }])
  })

  it('starts it once', () => {
    const { state } = startedAt(NOON + 24 * HOUR, planned(24))
    expect(startedAt(NOON + 48 * HOUR, state).state).toBe(state)
  })

  it.each<readonly [string, Documents, number]>([
    ['before its time', planned(24), NOON + 24 * HOUR - 1],
    ['when no time is set', waiting, NOON + 999 * HOUR],
    ['when the party is gone', { ...planned(24), groups: {} }, NOON + 24 * HOUR],
  ])('changes nothing %s', (_, before, now) =>
    expect(startedAt(now, before)).toMatchObject({ state: before, events: [] }),
  )
})

describe('since when an answer is open', () => {
  const scroll = { items: { quests: { [owl]: 1 } } }
  const invited = outcomeOf(
    inviteToQuest({ catalogue, now: NOON })({ ...by('bo'), quest: owl })(aParty({ members: { bo: scroll } })),
  ).state

  it('is the invitation, for all but its owner', () => {
    const at = toIso(NOON)
    expect(partyIn(invited).quest.invitedAt).toEqual({ ada: at, cy: at, di: at })
  })

  it('ends with the answer', () => {
    const { state } = outcomeOf(rejectQuest({ catalogue, now: NOON + HOUR })(by('cy'))(invited))
    expect(Object.keys(partyIn(state).quest.invitedAt ?? {})).toEqual(['ada', 'di'])
  })

  it('is nothing that a running quest knows', () => {
    const quest: PartyQuest = { ...partyIn(planned(1, invited)).quest }
    const { state } = startedAt(NOON + HOUR, aParty({ quest }))
    expect(Object.keys(partyIn(state).quest).filter((name) => name.endsWith('At'))).toEqual([])
  })
})

it.each([
  [0, true],
  [1, true],
  [168, true],
  [-1, false],
  [169, false],
  [1.5, false],
  ['1', false],
])('a quest can wait %j hours: %j', (hours, fits) => {
  expect(HoursToWait.is(hours)).toBe(fits)
  expect(E.isRight(HoursToWait.decode(hours))).toBe(fits)
})
