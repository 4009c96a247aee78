import { asKey, NO_QUEST, type PartyQuest, type User, type UserId } from '../src/model/index.ts'
import type { PartyState } from '../src/quests/index.ts'
import { aUser, type DeepPartial, overlay } from './user.ts'

export const memberId = (name: string): UserId => asKey(name)

/** A member named as their id says. */
export const aMember = (name: string, changes: DeepPartial<User> = {}): User =>
  overlay(aUser({ _id: memberId(name), profile: { name }, stats: { lvl: 40 } }), changes)

/** Ada leads the party of four; nobody is on a quest. */
const NAMES = ['ada', 'bo', 'cy', 'di'] as const

type Given = {
  readonly quest?: PartyQuest
  readonly type?: 'party' | 'guild'
  readonly members?: Readonly<Record<string, DeepPartial<User>>>
}

/** The party of ada, bo, cy and di, but for what is given. */
export const aParty = ({ quest = NO_QUEST, type = 'party', members = {} }: Given = {}): PartyState => ({
  party: { _id: 'party-1', type, leader: memberId('ada'), quest },
  members: Object.fromEntries(NAMES.map((name) => [memberId(name), aMember(name, members[name])])),
})

/** A quest of bo's, with what each was asked and said. */
export const aPartyQuest = (
  key: string,
  said: Readonly<Record<string, boolean | null>>,
  changes: Partial<PartyQuest> = {},
): PartyQuest => ({
  ...NO_QUEST,
  key: asKey(key),
  leader: memberId('bo'),
  members: Object.fromEntries(Object.entries(said).map(([name, answer]) => [memberId(name), answer])),
  ...changes,
})
