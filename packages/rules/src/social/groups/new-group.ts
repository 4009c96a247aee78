import * as t from 'io-ts'
import { type GroupId, NO_QUEST, type Group } from '../../model/index.ts'
import { Category } from '../../model/group/category.ts'
import { GroupType, Privacy } from '../../model/group/group.ts'

/** What the maker of a group, or its leader later, writes about it. */
const about = {
  name: t.string,
  summary: t.string,
  description: t.string,
  leaderOnly: t.readonly(t.partial({ challenges: t.boolean, getGems: t.boolean })),
  categories: t.readonlyArray(Category),
  logo: t.string,
  leaderMessage: t.string,
}

/** A group that is not there yet. Reference, api 2.9. */
export const NewGroup = t.readonly(
  t.intersection([t.type({ type: GroupType }), t.partial({ ...about, privacy: Privacy })]),
)
export type NewGroup = t.TypeOf<typeof NewGroup>

/** Changes of a group; `leader` hands it over, and only moderators say what words are allowed. */
export const GroupChanges = t.readonly(t.partial({ ...about, leader: t.string, bannedWordsAllowed: t.boolean }))
export type GroupChanges = t.TypeOf<typeof GroupChanges>

/** Characters that a summary may have. Application specification, section 5. */
export const LONGEST_SUMMARY = 250

export const NO_ORDER: Group['tasksOrder'] = { habits: [], dailys: [], todos: [], rewards: [] }

/** A group with one member, who leads it. `bank`: in units of four gems. */
export const groupOf = (
  given: NewGroup,
  { id, leader, bank }: { id: GroupId; leader: Group['leader']; bank: number },
): Group => {
  const { type, privacy = 'private', name = '', description, logo, leaderMessage } = given
  return {
    _id: id,
    name,
    summary: summaryOf(given),
    type,
    privacy,
    leader,
    leaderOnly: { challenges: false, getGems: false, ...given.leaderOnly },
    memberCount: 1,
    challengeCount: 0,
    balance: bank,
    quest: NO_QUEST,
    tasksOrder: NO_ORDER,
    managers: {},
    categories: given.categories ?? [],
    cron: {},
    purchased: {},
    ...(description === undefined ? {} : { description }),
    ...(logo === undefined ? {} : { logo }),
    ...(leaderMessage === undefined ? {} : { leaderMessage }),
  }
}

/** Who writes no summary gets the name as one. */
export const summaryOf = ({ summary, name = '' }: { readonly summary?: string; readonly name?: string }): string =>
  summary === undefined || summary === '' ? name.slice(0, LONGEST_SUMMARY) : summary
