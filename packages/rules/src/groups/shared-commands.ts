import * as t from 'io-ts'
import {
  type Actor,
  documentById,
  type DocumentQuery,
  type Documents,
  documentsWhere,
  findDocument,
} from '../documents/index.ts'
import { KEEP_TASKS } from '../challenges/index.ts'
import { RequiredText, word } from '../model/index.ts'
import { gameCommand, paramsOf, sharedCommand } from '../shared-command.ts'
import { createGroup } from './create-group.ts'
import { deletePlayer } from './delete-player.ts'
import { createPlanGroup } from './create-plan-group.ts'
import { joinGroup } from './join-group.ts'
import { leaveGroup } from './leave-group.ts'
import { addManager, removeManager } from './managers.ts'
import { GroupChanges, NewGroup, NewPlanGroup } from './new-group.ts'
import { KEEP_CHALLENGES } from './remove-from-group.ts'
import { removeMember } from './remove-member.ts'
import { updateGroup } from './update-group.ts'

const group = RequiredText
const refuses = { group: 'groupIdRequired' } as const
const ofManager = paramsOf({ group, manager: t.string }, {})

/** Documents of a group that change when a member leaves. */
export const LEFT_GROUP = [
  'group.leader',
  'group.managers',
  'group.successors',
  'group.lastInvitees',
  'group.board',
  'group.lastMessages',
] as const

/** The leaving player, their other groups, and the challenges and copies that they leave as well. */
export const leaver = (id: string): ReadonlyArray<DocumentQuery> => [
  documentById('users', id, 'user.groups', 'user.challenges'),
  documentsWhere('tasks', {
    type: 'and',
    filters: [
      { type: 'eq', path: 'userId', value: id },
      { type: 'exists', path: 'challenge.id' },
    ],
  }),
]

/** Only staff change a group that another player leads, or remove its members. docs/reference/api.md 4.2. */
const groupOfAnother = ({ group: id, actorId }: { readonly group: string } & Actor, documents: Documents): boolean =>
  findDocument(documents, 'groups', id)?.leader !== actorId

/** docs/reference/api.md 2.9. */
export const groupCommands = {
  createGroup: sharedCommand({ params: paramsOf({ group: NewGroup }, {}), needs: () => [], rule: createGroup }),
  createPlanGroup: sharedCommand({
    params: paramsOf({ group: NewPlanGroup }, {}),
    needs: () => [],
    rule: createPlanGroup,
  }),
  updateGroup: sharedCommand({
    params: paramsOf({ group, changes: GroupChanges }, {}),
    refuses,
    needs: ({ group: id, changes: { leader } }) => [
      documentById('groups', id),
      ...(leader === undefined ? [] : [documentById('users', leader)]),
    ],
    isStaffAct: groupOfAnother,
    rule: updateGroup,
  }),
  joinGroup: sharedCommand({
    params: paramsOf({ group }, {}),
    refuses,
    needs: ({ group: id }, actorId) => [
      documentById('groups', id, 'group.partyMembers', 'group.questOwner'),
      ...leaver(actorId),
      documentById('users', actorId, 'user.inviters', {
        relation: 'user.party',
        with: LEFT_GROUP.map((relation) => ({ relation })),
      }),
    ],
    rule: joinGroup,
  }),
  leaveGroup: sharedCommand({
    params: paramsOf({ group }, { keep: word(...KEEP_TASKS), keepChallenges: word(...KEEP_CHALLENGES) }),
    refuses: { ...refuses, keep: 'keepOrRemoveAll', keepChallenges: 'groupRemainOrLeaveChallenges' },
    needs: ({ group: id }, actorId) => [documentById('groups', id, ...LEFT_GROUP), ...leaver(actorId)],
    rule: leaveGroup,
  }),
  removeMember: sharedCommand({
    params: paramsOf({ group, member: t.string }, { message: t.string }),
    refuses,
    needs: ({ group: id, member }) => [documentById('groups', id, ...LEFT_GROUP), ...leaver(member)],
    isStaffAct: groupOfAnother,
    rule: removeMember,
  }),
  deletePlayer: gameCommand({
    params: paramsOf({}, {}),
    needs: (_, actorId) => [
      ...leaver(actorId),
      documentById('users', actorId, {
        relation: 'user.groups',
        with: LEFT_GROUP.map((relation) => ({ relation })),
      }),
      documentsWhere('privateMessages', { type: 'eq', path: 'ownerId', value: actorId }),
    ],
    rule: deletePlayer,
  }),
  addManager: sharedCommand({
    params: ofManager,
    refuses,
    needs: ({ group: id, manager }) => [documentById('groups', id), documentById('users', manager)],
    rule: addManager,
  }),
  removeManager: sharedCommand({
    params: ofManager,
    refuses,
    needs: ({ group: id, manager }) => [documentById('groups', id), documentById('users', manager)],
    rule: removeManager,
  }),
} as const
