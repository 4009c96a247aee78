import type { Group, User } from '@daykeep/rules/model'
import { authorizeGroupAction, type GroupAction } from '@daykeep/rules/permissions'
import * as E from 'fp-ts/lib/Either.js'
import { groupNamed } from '../../contract/index.ts'
import { type ApiError, fromRuleError } from '../../core/api-error.ts'
import type { AppContext } from '../../core/app-context.ts'

type Needs = Pick<AppContext, 'store' | 'clock'>

/** The group that a path names, if the player may do this with it. Refuses groupNotFound and what the action refuses. */
export const findGroup = async (
  { store, clock }: Needs,
  action: GroupAction,
  { actor, name }: { readonly actor: User; readonly name: string },
): Promise<E.Either<ApiError, Group>> => {
  const found = await store.get<Group>('groups', groupNamed(name, actor))
  return E.mapLeft(fromRuleError)(authorizeGroupAction(action, { actor, group: found?.body, now: clock() }))
}
