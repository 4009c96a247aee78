import * as E from 'fp-ts/lib/Either.js'
import {
  type Answer,
  type FieldFault,
  type Outcome,
  outcome,
  refuse,
  refuseFields,
  toIso,
  type World,
} from '../kernel/index.ts'
import { type Player, User } from '../model/index.ts'
import { holdsSlur, refuseSlur } from '../social/words/index.ts'
import { displayNameRefusal } from './display-name.ts'
import { keptValue } from './kept-value.ts'
import { type Leaf, leafAt } from './leaf-codec.ts'
import { lookOf, mayWear } from './looks.ts'
import { replacedTags, TagList } from './replaced-tags.ts'
import { isSettable } from './settable-paths.ts'
import { type Change, withChanges } from './with-changes.ts'

/** Values by dotted path, such as `preferences.dayStart`. */
export type UpdateUser = { readonly changes: Readonly<Record<string, unknown>> }

type Refusals =
  | 'messageUserOperationProtected'
  | 'mustPurchaseToSet'
  | 'displaynameIssueLength'
  | 'displaynameIssueNewline'
  | 'bannedSlurUsedInProfile'
  | 'invalidReqParams'

/**
 * Sets the player's own settings, all or none. Who writes a slur where others read it may not write to them any more.
 * Needs every task when tags are replaced. Reference, api 2.2.
 */
export const updateUser =
  ({ catalogue, now }: Pick<World, 'catalogue' | 'now'>) =>
  ({ changes }: UpdateUser) =>
  (player: Player): Answer<Refusals, Outcome<Player, undefined>> => {
    const { tags, ...fields } = changes
    const leaves = leavesOf(fields)
    if (E.isLeft(leaves)) return leaves
    const refused = lookRefusal(player.user, fields) ?? displayNameRefusal(fields['profile.name'])
    if (refused !== undefined) return refused
    if (holdsSlur(catalogue, [textOf(fields['profile.name']), textOf(fields['profile.blurb'])]))
      return refuseSlur('bannedSlurUsedInProfile')
    const { faults, kept } = sorted(player.user, fields, leaves.right)
    const list = tags === undefined ? E.right(undefined) : TagList.decode(tags)
    if (E.isLeft(list)) return refuseFields([...faults, { path: 'tags', key: 'fieldInvalid' }])
    if (faults.length > 0) return refuseFields(faults)
    const changed = { ...player, user: withChanges(player.user, kept) }
    const state = changed.user === player.user ? player : changed
    return E.right(list.right === undefined ? outcome(state) : replacedTags(state, list.right, toIso(now)))
  }

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

type Fields = UpdateUser['changes']
type Leaves = ReadonlyMap<string, Leaf>

/** Where each value belongs; the first path that clients may not set is refused. */
const leavesOf = (fields: Fields): Answer<'messageUserOperationProtected', Leaves> => {
  const leaves = new Map<string, Leaf>()
  for (const [path, value] of Object.entries(fields)) {
    const leaf = isSettable(path) || (path === 'flags.newStuff' && value === false) ? leafAt(User, path) : undefined
    if (leaf === undefined) return refuse('messageUserOperationProtected', { operation: path })
    leaves.set(path, leaf)
  }
  return E.right(leaves)
}

const lookRefusal = (user: User, fields: Fields): Answer<'mustPurchaseToSet', never> | undefined => {
  for (const [path, value] of Object.entries(fields)) {
    const look = lookOf(path)
    if (look !== undefined && !mayWear(user, look, value))
      return refuse('mustPurchaseToSet', { key: path, val: String(value) })
  }
  return undefined
}

type Sorted = { readonly faults: ReadonlyArray<FieldFault>; readonly kept: ReadonlyArray<Change> }

const sorted = (user: User, fields: Fields, leaves: Leaves): Sorted => {
  const faults: FieldFault[] = []
  const kept: Change[] = []
  for (const [path, leaf] of leaves) {
    const found = keptValue(user, path, leaf, fields[path])
    if (E.isLeft(found)) faults.push({ path, key: found.left, value: fields[path] })
    else kept.push({ path, value: found.right.value })
  }
  return { faults, kept }
}
