import * as t from 'io-ts'
import { Category, type Group, type GroupId, GroupType, NO_QUEST, Privacy } from '../model/index.ts'
import { NO_ORDER } from '../shared-tasks/index.ts'
import { summaryOf } from '../words/index.ts'

/** The fields that the maker of a group, and later its leader, may write. */
const about = {
  name: t.string,
  summary: t.string,
  description: t.string,
  leaderOnly: t.readonly(t.partial({ challenges: t.boolean, getGems: t.boolean })),
  categories: t.readonlyArray(Category),
  logo: t.string,
  leaderMessage: t.string,
}

/** A group to be created. docs/reference/api.md 2.9. */
export const NewGroup = t.readonly(
  t.intersection([t.type({ type: GroupType }), t.partial({ ...about, privacy: Privacy })]),
)
export type NewGroup = t.TypeOf<typeof NewGroup>

/** A private guild to be created for a plan. docs/decisions/090-group-plans-and-their-boards.md. */
export const NewPlanGroup = t.readonly(t.partial({ ...about, privacy: Privacy }))
export type NewPlanGroup = t.TypeOf<typeof NewPlanGroup>

/** Changes to a group. `leader`: the new leader. Only moderators may set `bannedWordsAllowed`. */
export const GroupChanges = t.readonly(t.partial({ ...about, leader: t.string, bannedWordsAllowed: t.boolean }))
export type GroupChanges = t.TypeOf<typeof GroupChanges>

/** A new group with one member, who leads it. `bank`: in units of balance (four gems). */
export const groupOf = (
  input: NewGroup,
  { id, leader, bank }: { id: GroupId; leader: Group['leader']; bank: number },
): Group => {
  const { type, privacy = 'private', name = '', description, logo, leaderMessage } = input
  return {
    _id: id,
    name,
    summary: summaryOf(input),
    type,
    privacy,
    leader,
    leaderOnly: { challenges: false, getGems: false, ...input.leaderOnly },
    memberCount: 1,
    challengeCount: 0,
    balance: bank,
    quest: NO_QUEST,
    tasksOrder: NO_ORDER,
    managers: {},
    categories: input.categories ?? [],
    cron: {},
    purchased: {},
    ...(description === undefined ? {} : { description }),
    ...(logo === undefined ? {} : { logo }),
    ...(leaderMessage === undefined ? {} : { leaderMessage }),
  }
}
