import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  type Acts,
  aCatalogue,
  aParty,
  aPartyQuest,
  aQuest,
  type Transitions,
  transitionsOf,
  memberId,
  NOON,
  PARTY,
  partyIn,
  type QuestAction,
  questActions,
} from '../../test-kit/index.ts'
import { type Documents, requireActor, withUser } from '../documents/index.ts'
import { type Result, ownEntry, type RefusalKey } from '../kernel/index.ts'
import { asKey, NO_QUEST, type PartyQuest, type QuestKey, type UserId } from '../model/index.ts'
import { mayBeRemoved, mayLeaveParty, resolveDay, withNewcomer, withoutDeparted } from './index.ts'

const owl = asKey<QuestKey>('owl')
const catalogue = aCatalogue({
  quests: { [owl]: aQuest('owl', { objective: { type: 'boss', hp: 500, str: 1, def: 1 } }) },
})
const scrolls = { items: { quests: { [owl]: 1 } } }
const members = { ada: scrolls, bo: scrolls, cy: scrolls, di: scrolls }

/** Bo owns the scroll, ada leads the party. */
const QUESTS = {
  none: NO_QUEST,
  asked: aPartyQuest('owl', { ada: null, bo: true, cy: null, di: null }),
  'only ada is awaited': aPartyQuest('owl', { ada: null, bo: true, cy: true, di: false }),
  active: aPartyQuest('owl', { bo: true, cy: true }, { active: true, progress: { collect: {}, hp: 500 } }),
} as const satisfies Readonly<Record<string, PartyQuest>>

/** The scroll is used up when the quest begins. */
const STATES = Object.fromEntries(
  Object.entries(QUESTS).map(([name, quest]) => {
    const { bo, ...others } = members
    return [name, aParty({ quest, members: quest.active ? others : { bo, ...others } })] as const
  }),
)

type Come = E.Either<{ readonly key: string }, Documents>

const act =
  (action: QuestAction, name: string) =>
  (state: Documents): Come => {
    const result: Result<RefusalKey, { readonly state: Documents }> = questActions[action]({ catalogue, now: NOON })({
      actorId: memberId(name),
      group: PARTY,
      quest: 'owl',
      hours: 24,
    })(state)
    return E.map((done: { readonly state: Documents }) => done.state)(result)
  }

const day =
  (name: string, up: number) =>
  (state: Documents): Come => {
    const effort = { up, down: 0, collectedItems: 0 }
    const result = resolveDay({ catalogue, seed: 'seed' })({ actorId: memberId(name), effort })(state)
    return E.map((done: { readonly state: Documents }) => done.state)(result)
  }

const withoutPlayer = (state: Documents, id: UserId): Documents => {
  const departed = requireActor(state, id)
  const { _id: _left, ...party } = departed.party
  return withoutDeparted(catalogue, partyIn(state), departed)(withUser(state, { ...departed, party })).state
}

const ACTS: Acts<Documents, Documents> = {
  'bo invites': act('invite', 'bo'),
  'ada accepts': act('accept', 'ada'),
  'ada rejects': act('reject', 'ada'),
  'cy accepts': act('accept', 'cy'),
  'ada begins': act('force-start', 'ada'),
  'ada cancels': act('cancel', 'ada'),
  'ada aborts': act('abort', 'ada'),
  'cy stays at home': act('leave', 'cy'),
  'di comes to the party': (state) => E.right(withNewcomer(state, partyIn(state), memberId('di'), NOON)),
  'ada leaves the party': (state) =>
    E.map(() => withoutPlayer(state, memberId('ada')))(mayLeaveParty(partyIn(state).quest, memberId('ada'))),
  'cy leaves the party': (state) =>
    E.map(() => withoutPlayer(state, memberId('cy')))(mayLeaveParty(partyIn(state).quest, memberId('cy'))),
  'bo is sent away': (state) =>
    E.map(() => withoutPlayer(state, memberId('bo')))(mayBeRemoved(partyIn(state).quest, memberId('bo'))),
  'cy strikes': day('cy', 100),
  'ada strikes': day('ada', 100),
  'cy strikes the last blow': day('cy', 500),
}

/** Where the quest is, what each answered, and whether bo still has the scroll. */
const questIn = (documents: Documents): string => {
  const { quest } = partyIn(documents)
  const answers = Object.entries(quest.members).map(
    ([name, result]) => `${name}${result === null ? '?' : result ? '+' : '-'}`,
  )
  const scroll = ownEntry(documents.users, memberId('bo'))?.items.quests[owl] === 1 ? 'scroll' : 'no scroll'
  if (!quest.key) return `none, ${scroll}`
  return quest.active
    ? `active ${quest.progress.hp}: ${answers.join(' ')}, ${scroll}`
    : `${answers.join(' ')}, ${scroll}`
}

const LIFE: Transitions = {
  none: {
    'bo invites': 'ada? bo+ cy? di?, scroll',
    'ada accepts': 'questInviteNotFound',
    'ada rejects': 'questInvitationDoesNotExist',
    'cy accepts': 'questInviteNotFound',
    'ada begins': 'questNotPending',
    'ada cancels': 'questInvitationDoesNotExist',
    'ada aborts': 'noActiveQuestToAbort',
    'cy stays at home': 'notPartOfQuest',
    'di comes to the party': 'none, scroll',
    'ada leaves the party': 'none, scroll',
    'cy leaves the party': 'none, scroll',
    'bo is sent away': 'none, scroll',
    'cy strikes': 'none, scroll',
    'ada strikes': 'none, scroll',
    'cy strikes the last blow': 'none, scroll',
  },
  asked: {
    'bo invites': 'questAlreadyUnderway',
    'ada accepts': 'ada+ bo+ cy? di?, scroll',
    'ada rejects': 'ada- bo+ cy? di?, scroll',
    'cy accepts': 'ada? bo+ cy+ di?, scroll',
    'ada begins': 'active 500: bo+, no scroll',
    'ada cancels': 'none, scroll',
    'ada aborts': 'noActiveQuestToAbort',
    'cy stays at home': 'notPartOfQuest',
    'di comes to the party': 'ada? bo+ cy? di?, scroll',
    'ada leaves the party': 'bo+ cy? di?, scroll',
    'cy leaves the party': 'ada? bo+ di?, scroll',
    'bo is sent away': 'cannotRemoveQuestOwner',
    'cy strikes': 'ada? bo+ cy? di?, scroll',
    'ada strikes': 'ada? bo+ cy? di?, scroll',
    'cy strikes the last blow': 'ada? bo+ cy? di?, scroll',
  },
  'only ada is awaited': {
    'bo invites': 'questAlreadyUnderway',
    'ada accepts': 'active 500: ada+ bo+ cy+, no scroll',
    'ada rejects': 'active 500: bo+ cy+, no scroll',
    'cy accepts': 'questAlreadyAccepted',
    'ada begins': 'active 500: bo+ cy+, no scroll',
    'ada cancels': 'none, scroll',
    'ada aborts': 'noActiveQuestToAbort',
    'cy stays at home': 'ada? bo+ cy- di-, scroll',
    'di comes to the party': 'ada? bo+ cy+ di?, scroll',
    'ada leaves the party': 'active 500: bo+ cy+, no scroll',
    'cy leaves the party': 'ada? bo+ di-, scroll',
    'bo is sent away': 'cannotRemoveQuestOwner',
    'cy strikes': 'ada? bo+ cy+ di-, scroll',
    'ada strikes': 'ada? bo+ cy+ di-, scroll',
    'cy strikes the last blow': 'ada? bo+ cy+ di-, scroll',
  },
  active: {
    'bo invites': 'questNotOwned',
    'ada accepts': 'questAlreadyStartedFriendly',
    'ada rejects': 'questAlreadyStartedFriendly',
    'cy accepts': 'questAlreadyStartedFriendly',
    'ada begins': 'questAlreadyStarted',
    'ada cancels': 'cantCancelActiveQuest',
    'ada aborts': 'none, scroll',
    'cy stays at home': 'active 500: bo+ cy-, no scroll',
    'di comes to the party': 'active 500: bo+ cy+, no scroll',
    'ada leaves the party': 'active 500: bo+ cy+, no scroll',
    'cy leaves the party': 'cannotLeaveWhileActiveQuest',
    'bo is sent away': 'cannotRemoveQuestOwner',
    'cy strikes': 'active 400: bo+ cy+, no scroll',
    'ada strikes': 'active 500: bo+ cy+, no scroll',
    'cy strikes the last blow': 'none, no scroll',
  },
}

describe('the life of a quest (rules 8.2 to 8.5)', () => {
  it.each(Object.keys(LIFE))('when it is %s: every act and every coming and going', (state) => {
    expect(transitionsOf(STATES, ACTS, questIn)[state]).toEqual(LIFE[state])
  })

  it('is looked at in every state', () => expect(Object.keys(LIFE)).toEqual(Object.keys(STATES)))
})
