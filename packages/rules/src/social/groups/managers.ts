import * as E from 'fp-ts/lib/Either.js'
import { refuse } from '../../kernel/index.ts'
import type { Group } from '../../model/index.ts'
import { withoutNotifications } from '../../notifications/index.ts'
import { decideOnGroup, isMember } from '../permissions/index.ts'
import { actorOf, type By, documentOf, done, type SocialRule, withGroup, withUser } from '../society/index.ts'

export type NameManager = By & { readonly group: string; readonly manager: string }

type Refusals = 'groupNotFound' | 'messageGroupOnlyLeaderCanUpdate'

/** Trusts a member with the board. Reference, rules 11.4. Needs the group and the member. */
export const addManager: SocialRule<'now', NameManager, Refusals | 'userMustBeMember', Group> =
  ({ now }) =>
  ({ by, group: id, manager }) =>
  (society) => {
    const asked = { actor: actorOf(society, by), group: documentOf(society, 'groups', id), now }
    const decided = decideOnGroup('nameManagers', asked)
    if (E.isLeft(decided)) return decided
    const member = documentOf(society, 'users', manager)
    if (member === undefined || !isMember(member, decided.right)) return refuse('userMustBeMember')
    const group = { ...decided.right, managers: { ...decided.right.managers, [member._id]: true as const } }
    return done(withGroup(society, group), group)
  }

/** Trusts a member with the board no more; what was waiting for them there is not told any longer. */
export const removeManager: SocialRule<'now', NameManager, Refusals | 'userIsNotManager', Group> =
  ({ now }) =>
  ({ by, group: id, manager }) =>
  (society) => {
    const asked = { actor: actorOf(society, by), group: documentOf(society, 'groups', id), now }
    const decided = decideOnGroup('nameManagers', asked)
    if (E.isLeft(decided)) return decided
    if (!Object.hasOwn(decided.right.managers, manager)) return refuse('userIsNotManager')
    const managers = Object.fromEntries(Object.entries(decided.right.managers).filter(([each]) => each !== manager))
    const group = { ...decided.right, managers } as Group
    const member = documentOf(society, 'users', manager)
    const state = withGroup(society, group)
    if (member === undefined) return done(state, group)
    return done(
      withUser(
        state,
        withoutNotifications(member, ({ type }) => type.startsWith('GROUP_TASK_')),
      ),
      group,
    )
  }
