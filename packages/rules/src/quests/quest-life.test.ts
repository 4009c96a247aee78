import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  type Acts,
  aCatalogue,
  aParty,
  aPartyQuest,
  aQuest,
  type Life,
  lifeOf,
  memberId,
} from '../../test-kit/index.ts'
import { type Answer, lookUp, type RefusalKey } from '../kernel/index.ts'
import { asKey, NO_QUEST, type PartyQuest, type QuestKey, type UserId } from '../model/index.ts'
import {
  mayBeRemoved,
  mayLeaveParty,
  type PartyState,
  type QuestAction,
  questActions,
  resolveDay,
  withNewcomer,
  withoutMember,
} from './index.ts'

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

type Come = E.Either<{ readonly key: string }, PartyState>

const act =
  (action: QuestAction, name: string) =>
  (state: PartyState): Come => {
    const answer: Answer<RefusalKey, { readonly state: PartyState }> = questActions[action]({ catalogue })({
      by: memberId(name),
      quest: 'owl',
    })(state)
    return E.map((done: { readonly state: PartyState }) => done.state)(answer)
  }

const day =
  (name: string, up: number) =>
  (state: PartyState): Come => {
    const effort = { up, down: 0, collectedItems: 0 }
    const answer = resolveDay({ catalogue, seed: 'seed' })({ by: memberId(name), effort })(state)
    return E.map((done: { readonly state: PartyState }) => done.state)(answer)
  }

const gone = (state: PartyState, id: UserId): PartyState => ({
  ...state,
  party: { ...state.party, quest: withoutMember(state.party.quest, id) },
})

const ACTS: Acts<PartyState, PartyState> = {
  'bo invites': act('invite', 'bo'),
  'ada accepts': act('accept', 'ada'),
  'ada rejects': act('reject', 'ada'),
  'cy accepts': act('accept', 'cy'),
  'ada begins': act('force-start', 'ada'),
  'ada cancels': act('cancel', 'ada'),
  'ada aborts': act('abort', 'ada'),
  'cy stays at home': act('leave', 'cy'),
  'di comes to the party': (state) => E.right(withNewcomer(state, memberId('di'))),
  'cy leaves the party': (state) =>
    E.map(() => gone(state, memberId('cy')))(mayLeaveParty(state.party.quest, memberId('cy'))),
  'bo is sent away': (state) =>
    E.map(() => gone(state, memberId('bo')))(mayBeRemoved(state.party.quest, memberId('bo'))),
  'cy strikes': day('cy', 100),
  'ada strikes': day('ada', 100),
  'cy strikes the last blow': day('cy', 500),
}

/** Where the quest is, what each said, and whether bo still has the scroll. */
const told = ({ party: { quest }, members: all }: PartyState): string => {
  const said = Object.entries(quest.members).map(
    ([name, answer]) => `${name}${answer === null ? '?' : answer ? '+' : '-'}`,
  )
  const scroll = lookUp(all, memberId('bo'))?.items.quests[owl] === 1 ? 'scroll' : 'no scroll'
  if (!quest.key) return `none, ${scroll}`
  return quest.active ? `active ${quest.progress.hp}: ${said.join(' ')}, ${scroll}` : `${said.join(' ')}, ${scroll}`
}

const LIFE: Life = {
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
    'cy leaves the party': 'cannotLeaveWhileActiveQuest',
    'bo is sent away': 'cannotRemoveQuestOwner',
    'cy strikes': 'active 400: bo+ cy+, no scroll',
    'ada strikes': 'active 500: bo+ cy+, no scroll',
    'cy strikes the last blow': 'none, no scroll',
  },
}

describe('the life of a quest (rules 8.2 to 8.5)', () => {
  it.each(Object.keys(LIFE))('when it is %s: every act and every coming and going', (state) => {
    expect(lifeOf(STATES, ACTS, told)[state]).toEqual(LIFE[state])
  })

  it('is looked at in every state', () => expect(Object.keys(LIFE)).toEqual(Object.keys(STATES)))
})
