import * as E from 'fp-ts/lib/Either.js'
import { refuse } from '../kernel/index.ts'
import type { Group } from '../model/index.ts'
import { withoutNotifications } from '../notifications/index.ts'
import { authorizeGroupAction, isMember } from '../permissions/index.ts'
import { requireActor, findDocument, succeed, type SharedRule, withGroup, withUser } from '../documents/index.ts'

export type NameManager = { readonly group: string; readonly manager: string }

type Refusals = 'groupNotFound' | 'messageGroupOnlyLeaderCanUpdate'

/** Makes a member a manager of the board. docs/reference/rules.md 11.4. */
export const addManager: SharedRule<'now', NameManager, Refusals | 'userMustBeMember', Group> =
  ({ now }) =>
  ({ actorId, group: id, manager }) =>
  (documents) => {
    const request = { actor: requireActor(documents, actorId), group: findDocument(documents, 'groups', id), now }
    const authorized = authorizeGroupAction('nameManagers', request)
    if (E.isLeft(authorized)) return authorized
    const member = findDocument(documents, 'users', manager)
    if (member === undefined || !isMember(member, authorized.right)) return refuse('userMustBeMember')
    const group = { ...authorized.right, managers: { ...authorized.right.managers, [member._id]: true as const } }
    return succeed(withGroup(documents, group), group)
  }

/** Removes a manager, and their notifications about group tasks. */
export const removeManager: SharedRule<'now', NameManager, Refusals | 'userIsNotManager', Group> =
  ({ now }) =>
  ({ actorId, group: id, manager }) =>
  (documents) => {
    const request = { actor: requireActor(documents, actorId), group: findDocument(documents, 'groups', id), now }
    const authorized = authorizeGroupAction('nameManagers', request)
    if (E.isLeft(authorized)) return authorized
    if (!Object.hasOwn(authorized.right.managers, manager)) return refuse('userIsNotManager')
    const managers = Object.fromEntries(
      Object.entries(authorized.right.managers).filter(([managerId]) => managerId !== manager),
    )
    const group = { ...authorized.right, managers } as Group
    const member = findDocument(documents, 'users', manager)
    const state = withGroup(documents, group)
    if (member === undefined) return succeed(state, group)
    return succeed(
      withUser(
        state,
        withoutNotifications(member, ({ type }) => type.startsWith('GROUP_TASK_')),
      ),
      group,
    )
  }
