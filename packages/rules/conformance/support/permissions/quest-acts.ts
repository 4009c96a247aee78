import { asKey, type Group, type QuestKey } from '../../../src/model/index.ts'
import { questActions } from '../../../src/quests/index.ts'
import { leaveGroup, removeMember } from '../../../src/social/groups/index.ts'
import type { Society } from '../../../src/social/society/index.ts'
import { aGroup, aSociety, idOf } from '../../../test-kit/people.ts'
import { membersBy, outsiders, staff } from './people.ts'
import { questStateOf } from './quest-state.ts'
import { type Acts, world } from './world.ts'

const ROLES = ['partyLeader', 'questLeader', 'member', 'nonParticipant'] as const
const QUEST = asKey<QuestKey>('rat')

const answers = (said: Partial<Record<(typeof ROLES)[number], boolean | null>>): Group['quest']['members'] =>
  Object.fromEntries(Object.entries(said).map(([role, answer]) => [idOf(role), answer]))

const questOf = (active: boolean, members: Group['quest']['members']): Group['quest'] => ({
  key: QUEST,
  leader: idOf('questLeader'),
  active,
  members,
  progress: { collect: {} },
})

/** A party in which everybody owns the scroll, before a quest, invited to one, and on one. */
const societyWith = (quest?: Group['quest']): Society =>
  aSociety({
    users: [
      ...membersBy(ROLES, { party: { _id: idOf('party') }, items: { quests: { [QUEST]: 1 } }, stats: { lvl: 100 } }),
      ...staff,
      ...outsiders,
    ],
    groups: [
      aGroup('party', {
        leader: idOf('partyLeader'),
        memberCount: ROLES.length,
        ...(quest === undefined ? {} : { quest }),
      }),
    ],
  })

const actsOf = (society: Society): Acts => {
  const group = idOf('party')
  const state = questStateOf(society, group)
  const inviting = (quest: string) => (by: string) => questActions.invite(world)({ by: asKey(by), quest })(state)
  const doing = (name: Exclude<keyof typeof questActions, 'invite'>) => (by: string) =>
    questActions[name](world)({ by: asKey(by) })(state)
  return {
    'invite to a quest': inviting(QUEST),
    'invite to a quest without scroll': inviting('whale'),
    'invite to unknown quest': inviting('nosuch'),
    accept: doing('accept'),
    reject: doing('reject'),
    'force-start': doing('force-start'),
    cancel: doing('cancel'),
    abort: doing('abort'),
    'leave quest': doing('leave'),
    'leave the party': (by) => leaveGroup(world)({ by, group })(society),
    'remove the quest leader from the party': (by) =>
      removeMember(world)({ by, group, member: idOf('questLeader') })(society),
  }
}

/** What is done about a quest, by how far the party is with it. */
export const questActs = {
  none: actsOf(societyWith()),
  pending: actsOf(
    societyWith(questOf(false, answers({ partyLeader: null, questLeader: true, member: null, nonParticipant: null }))),
  ),
  active: actsOf(societyWith(questOf(true, answers({ questLeader: true, member: true })))),
} as const
