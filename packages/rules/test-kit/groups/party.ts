import type { AddressedEvent, Documents, SharedEvent } from '../../src/documents/index.ts'
import type { GameEvent } from '../../src/kernel/index.ts'
import {
  asKey,
  type Group,
  type GroupId,
  NO_QUEST,
  type PartyQuest,
  type User,
  type UserId,
} from '../../src/model/index.ts'
import {
  abortQuest,
  acceptQuest,
  cancelQuest,
  forceStartQuest,
  inviteToQuest,
  leaveQuest,
  rejectQuest,
  scheduleQuestStart,
} from '../../src/quests/index.ts'
import { aGroup, documentsWith } from './people.ts'
import { aUser, type DeepPartial, overlay } from '../user.ts'

/** What members do about the quest of their party, by the names of the calls. docs/reference/api.md 2.10. */
export const questActions = {
  invite: inviteToQuest,
  accept: acceptQuest,
  reject: rejectQuest,
  'force-start': forceStartQuest,
  schedule: scheduleQuestStart,
  cancel: cancelQuest,
  abort: abortQuest,
  leave: leaveQuest,
} as const

export type QuestAction = keyof typeof questActions

export const PARTY: GroupId = asKey('party-1')

export const memberId = (name: string): UserId => asKey(name)

/** A member of the party, named as their id says. */
const aMember = (name: string, changes: DeepPartial<User> = {}): User =>
  overlay(
    aUser({ _id: memberId(name), profile: { name }, stats: { lvl: 40 }, party: { _id: PARTY }, guilds: [PARTY] }),
    changes,
  )

const NAMES = ['ada', 'bo', 'cy', 'di'] as const

type PartyOptions = {
  readonly quest?: PartyQuest
  readonly type?: 'party' | 'guild'
  readonly names?: ReadonlyArray<string>
  readonly members?: Readonly<Record<string, DeepPartial<User>>>
}

/** The party of ada, who leads it, bo, cy and di; eve is a stranger. Nobody is on a quest, unless the test says so. */
export const aParty = ({
  quest = NO_QUEST,
  type = 'party',
  names = NAMES,
  members = {},
}: PartyOptions = {}): Documents =>
  documentsWith({
    users: [...names.map((name) => aMember(name, members[name])), aUser({ _id: memberId('eve') })],
    groups: [{ ...aGroup('party-1', { _id: PARTY, type, leader: memberId('ada'), memberCount: names.length }), quest }],
  })

/** The party among the documents. */
export const partyIn = ({ groups }: Documents): Group => {
  const party = groups[PARTY]
  if (party === undefined) throw new Error('there is no party')
  return party
}

/** A quest of bo's, with what each was asked and answered. */
export const aPartyQuest = (
  key: string,
  answers: Readonly<Record<string, boolean | null>>,
  changes: Partial<PartyQuest> = {},
): PartyQuest => ({
  ...NO_QUEST,
  key: asKey(key),
  leader: memberId('bo'),
  members: Object.fromEntries(Object.entries(answers).map(([name, answer]) => [memberId(name), answer])),
  ...changes,
})

/** The lines for the party's chat among the events. */
export const linesIn = (events: ReadonlyArray<SharedEvent>) =>
  events.flatMap((event) => ('line' in event ? [event.line] : []))

/** The events that concern players, without lines for a chat. */
export const addressedIn = (events: ReadonlyArray<SharedEvent>): ReadonlyArray<AddressedEvent> =>
  events.flatMap((each) => ('to' in each ? [each] : []))

/** What happened to one player. */
export const eventsOf = (events: ReadonlyArray<SharedEvent>, id: string): ReadonlyArray<GameEvent> =>
  addressedIn(events).flatMap(({ to, event }) => (to === id ? [event] : []))

/** The players who are other than before, by id. */
export const changedUsers = (before: Documents, after: Documents): ReadonlyArray<string> =>
  Object.keys(after.users).filter((id) => after.users[id] !== before.users[id])
