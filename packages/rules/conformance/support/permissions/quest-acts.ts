import { asKey, type Group, type QuestKey } from '../../../src/model/index.ts'
import { aGroup, documentsWith, idOf, questActions } from '../../../test-kit/index.ts'
import { leaveGroup, removeMember } from '../../../src/groups/index.ts'
import type { Documents } from '../../../src/documents/index.ts'
import { membersBy, outsiders, staff } from './people.ts'
import { type Acts, context } from './world.ts'

const ROLES = ['partyLeader', 'questLeader', 'member', 'nonParticipant'] as const
const QUEST = asKey<QuestKey>('rat')

const answers = (byRole: Partial<Record<(typeof ROLES)[number], boolean | null>>): Group['quest']['members'] =>
  Object.fromEntries(Object.entries(byRole).map(([role, result]) => [idOf(role), result]))

const questOf = (active: boolean, members: Group['quest']['members']): Group['quest'] => ({
  key: QUEST,
  leader: idOf('questLeader'),
  active,
  members,
  progress: { collect: {} },
})

/** A party in which everybody owns the scroll, before a quest, invited to one, and on one. */
const societyWith = (quest?: Group['quest']): Documents =>
  documentsWith({
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

const actsOf = (documents: Documents): Acts => {
  const group = idOf('party')
  const inviting = (quest: string) => (actorId: string) =>
    questActions.invite(context)({ actorId, group, quest })(documents)
  const doing = (name: Exclude<keyof typeof questActions, 'invite' | 'schedule'>) => (actorId: string) =>
    questActions[name](context)({ actorId, group })(documents)
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
    'leave the party': (actorId) => leaveGroup(context)({ actorId, group })(documents),
    'remove the quest leader from the party': (actorId) =>
      removeMember(context)({ actorId, group, member: idOf('questLeader') })(documents),
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
