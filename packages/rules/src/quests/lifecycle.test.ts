import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  aCatalogue,
  aParty,
  aPartyQuest,
  aQuest,
  memberId,
  NOON,
  PARTY,
  type QuestAction,
  questActions,
} from '../../test-kit/index.ts'
import type { Result, RefusalKey } from '../kernel/index.ts'
import { asKey, NO_QUEST, type PartyQuest, type QuestKey } from '../model/index.ts'
import type { Documents } from '../documents/index.ts'

/** Bo owns the scroll, ada leads the party, cy said yes, di said no or went home. */
const STATES = {
  none: NO_QUEST,
  asked: aPartyQuest('owl', { ada: null, bo: true, cy: null, di: null }),
  answered: aPartyQuest('owl', { ada: null, bo: true, cy: true, di: false }),
  active: aPartyQuest('owl', { bo: true, cy: true }, { active: true, progress: { collect: {}, hp: 500 } }),
} as const satisfies Readonly<Record<string, PartyQuest>>

type State = keyof typeof STATES
type Row = readonly [QuestAction, State, Readonly<Record<'ada' | 'bo' | 'cy' | 'di' | 'eve', string>>]

const REFUSED = { eve: 'groupNotFound 404' } as const
const nobody = (why: string) => ({ ada: why, bo: why, cy: why, di: why, ...REFUSED })

const TABLE: ReadonlyArray<Row> = [
  ['invite', 'none', nobody('ok')],
  ['invite', 'asked', nobody('questAlreadyUnderway 401')],
  ['invite', 'answered', nobody('questAlreadyUnderway 401')],
  ['invite', 'active', nobody('questAlreadyUnderway 401')],
  ['accept', 'none', nobody('questInviteNotFound 404')],
  ['accept', 'asked', { ...nobody('ok'), bo: 'questAlreadyAccepted 400' }],
  [
    'accept',
    'answered',
    {
      ...nobody('ok'),
      bo: 'questAlreadyAccepted 400',
      cy: 'questAlreadyAccepted 400',
      di: 'questAlreadyAccepted 401',
    },
  ],
  ['accept', 'active', nobody('questAlreadyStartedFriendly 401')],
  ['reject', 'none', nobody('questInvitationDoesNotExist 404')],
  ['reject', 'asked', { ...nobody('ok'), bo: 'questAlreadyAccepted 400' }],
  [
    'reject',
    'answered',
    {
      ...nobody('ok'),
      bo: 'questAlreadyAccepted 400',
      cy: 'questAlreadyAccepted 400',
      di: 'questAlreadyRejected 400',
    },
  ],
  ['reject', 'active', nobody('questAlreadyStartedFriendly 401')],
  ['force-start', 'none', nobody('questNotPending 404')],
  ['force-start', 'asked', { ...nobody('questOrGroupLeaderOnlyStartQuest 401'), ada: 'ok', bo: 'ok' }],
  ['force-start', 'answered', { ...nobody('questOrGroupLeaderOnlyStartQuest 401'), ada: 'ok', bo: 'ok' }],
  ['force-start', 'active', nobody('questAlreadyStarted 401')],
  ['schedule', 'none', nobody('questNotPending 404')],
  ['schedule', 'asked', { ...nobody('questOrGroupLeaderOnlyStartQuest 401'), ada: 'ok', bo: 'ok' }],
  ['schedule', 'answered', { ...nobody('questOrGroupLeaderOnlyStartQuest 401'), ada: 'ok', bo: 'ok' }],
  ['schedule', 'active', nobody('questAlreadyStarted 401')],
  ['cancel', 'none', nobody('questInvitationDoesNotExist 404')],
  ['cancel', 'asked', { ...nobody('onlyLeaderCancelQuest 401'), ada: 'ok', bo: 'ok' }],
  ['cancel', 'answered', { ...nobody('onlyLeaderCancelQuest 401'), ada: 'ok', bo: 'ok' }],
  [
    'cancel',
    'active',
    { ...nobody('onlyLeaderCancelQuest 401'), ada: 'cantCancelActiveQuest 401', bo: 'cantCancelActiveQuest 401' },
  ],
  ['abort', 'none', nobody('noActiveQuestToAbort 404')],
  ['abort', 'asked', nobody('noActiveQuestToAbort 404')],
  ['abort', 'answered', nobody('noActiveQuestToAbort 404')],
  ['abort', 'active', { ...nobody('onlyLeaderAbortQuest 401'), ada: 'ok', bo: 'ok' }],
  ['leave', 'none', nobody('notPartOfQuest 401')],
  ['leave', 'asked', { ...nobody('notPartOfQuest 401'), bo: 'questLeaderCannotLeaveQuest 401' }],
  ['leave', 'answered', { ...nobody('notPartOfQuest 401'), bo: 'questLeaderCannotLeaveQuest 401', cy: 'ok' }],
  ['leave', 'active', { ...nobody('notPartOfQuest 401'), bo: 'questLeaderCannotLeaveQuest 401', cy: 'ok' }],
]

const catalogue = aCatalogue({ quests: { [asKey<QuestKey>('owl')]: aQuest('owl') } })
const scrolls = { items: { quests: { [asKey<QuestKey>('owl')]: 1 } } }
const everyone = { ada: scrolls, bo: scrolls, cy: scrolls, di: scrolls }

const STATUS = { badRequest: 400, notAuthorized: 401, notFound: 404 } as const

const outcomeOf = (action: QuestAction, documents: Documents, name: string): string => {
  const result: Result<RefusalKey, unknown> = questActions[action]({ catalogue, now: NOON })({
    actorId: memberId(name),
    group: PARTY,
    quest: 'owl',
    hours: 24,
  })(documents)
  return E.isLeft(result) ? `${result.left.key} ${STATUS[result.left.kind]}` : 'ok'
}

describe('a quest, whatever is done to it (rules 8.2)', () => {
  it.each(TABLE)('%s, when it is %s', (action, state, expected) => {
    const party = aParty({ quest: STATES[state], members: everyone })
    const answers = Object.keys(expected).map((name) => [name, outcomeOf(action, party, name)])
    expect(Object.fromEntries(answers)).toEqual(expected)
  })

  it('is looked at in every state for every act', () => {
    const rows = TABLE.map(([action, state]) => `${action} ${state}`)
    const all = Object.keys(questActions).flatMap((action) => Object.keys(STATES).map((state) => `${action} ${state}`))
    expect([...rows].sort()).toEqual([...all].sort())
  })

  it.each(Object.keys(questActions) as ReadonlyArray<QuestAction>)('is for parties: a guild can not %s', (action) => {
    expect(outcomeOf(action, aParty({ type: 'guild', members: everyone }), 'ada')).toBe('guildQuestsNotSupported 401')
  })

  it('never changes a party or a member when it is refused', () => {
    for (const [action, state] of TABLE) {
      const party = aParty({ quest: STATES[state], members: everyone })
      const before = JSON.stringify(party)
      for (const name of ['ada', 'bo', 'cy', 'di', 'eve']) outcomeOf(action, party, name)
      expect(JSON.stringify(party)).toBe(before)
    }
  })
})
