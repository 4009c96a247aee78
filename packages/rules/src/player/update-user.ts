import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue } from '../catalogue/index.ts'
import {
  type FieldFault,
  idFrom,
  type IsoInstant,
  type Outcome,
  outcome,
  refuse,
  refuseFields,
  type Result,
  type RuleContext,
  type Seed,
  toIso,
} from '../kernel/index.ts'
import { asKey, type Player, type Tag, TagId, User } from '../model/index.ts'
import { holdsSlur, refuseSlur } from '../words/index.ts'
import { settableValue } from './settable-value.ts'
import { type Leaf, leafAt } from './leaf-codec.ts'
import { lookOf, mayWear } from './looks.ts'
import { isSettable } from './settable-paths.ts'
import { type Change, withChanges } from './with-changes.ts'
import * as t from 'io-ts'
import { withoutTags } from '../tags/index.ts'

/** Length of a display name, in characters. docs/reference/api.md 2.2. */
const DISPLAY_NAME = { shortest: 1, longest: 30 } as const

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
 * Updates the player's settings, all or none. A slur in the public profile also revokes the player's right to chat.
 * Needs all tasks if tags are replaced. docs/reference/api.md 2.2.
 */
export const updateUser =
  ({ catalogue, now, seed }: Pick<RuleContext, 'catalogue' | 'now' | 'seed'>) =>
  ({ changes }: UpdateUser) =>
  (player: Player): Result<Refusals, Outcome<Player, undefined>> => {
    const { tags, ...fields } = changes
    const leaves = leavesOf(fields)
    if (E.isLeft(leaves)) return leaves
    const refusal = lookRefusal(catalogue, player.user, fields) ?? displayNameRefusal(fields['profile.name'])
    if (refusal !== undefined) return refusal
    if (holdsSlur(catalogue, [textOf(fields['profile.name']), textOf(fields['profile.blurb'])]))
      return refuseSlur('bannedSlurUsedInProfile')
    const { faults, accepted } = decodeChanges({ user: player.user, catalogue }, fields, leaves.right)
    const list = tags === undefined ? E.right(undefined) : TagList.decode(tags)
    if (E.isLeft(list)) return refuseFields('User', [...faults, { path: 'tags', key: 'fieldInvalid' }])
    if (faults.length > 0) return refuseFields('User', faults)
    const changed = { ...player, user: withChanges(player.user, accepted) }
    const state = changed.user === player.user ? player : changed
    return E.right(
      list.right === undefined ? outcome(state) : replaceTags(state, withTagIds(seed, list.right), toIso(now)),
    )
  }

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

type Fields = UpdateUser['changes']
type Leaves = ReadonlyMap<string, Leaf>

/** The leaf of each path. Refuses the first path that clients may not set. */
const leavesOf = (fields: Fields): Result<'messageUserOperationProtected', Leaves> => {
  const leaves = new Map<string, Leaf>()
  for (const [path, value] of Object.entries(fields)) {
    const leaf = isSettable(path) || (path === 'flags.newStuff' && value === false) ? leafAt(User, path) : undefined
    if (leaf === undefined) return refuse('messageUserOperationProtected', { operation: path })
    leaves.set(path, leaf)
  }
  return E.right(leaves)
}

const lookRefusal = (
  catalogue: Catalogue,
  user: User,
  fields: Fields,
): Result<'mustPurchaseToSet', never> | undefined => {
  for (const [path, value] of Object.entries(fields)) {
    const look = lookOf(path)
    if (look !== undefined && !mayWear(catalogue, user, look, value))
      return refuse('mustPurchaseToSet', { key: path, val: String(value) })
  }
  return undefined
}

/** The refusal of a display name; undefined if it is valid or not a string. */
const displayNameRefusal = (
  name: unknown,
): Result<'displaynameIssueLength' | 'displaynameIssueNewline', never> | undefined => {
  if (typeof name !== 'string') return undefined
  if (name.trim().length < DISPLAY_NAME.shortest || name.length > DISPLAY_NAME.longest)
    return refuse('displaynameIssueLength')
  return /[\r\n]/.test(name) ? refuse('displaynameIssueNewline') : undefined
}

type DecodedChanges = { readonly faults: ReadonlyArray<FieldFault>; readonly accepted: ReadonlyArray<Change> }

const decodeChanges = (player: Parameters<typeof settableValue>[0], fields: Fields, leaves: Leaves): DecodedChanges => {
  const faults: FieldFault[] = []
  const accepted: Change[] = []
  for (const [path, leaf] of leaves) {
    const decoded = settableValue(player, path, leaf, fields[path])
    if (E.isLeft(decoded)) faults.push({ path, key: decoded.left, value: fields[path] })
    else accepted.push({ path, value: decoded.right.value })
  }
  return { faults, accepted }
}

/** Tags as clients send them: a new one may have no id. */
const TagList = t.readonlyArray(t.readonly(t.intersection([t.type({ name: t.string }), t.partial({ id: TagId })])))
type TagList = t.TypeOf<typeof TagList>

const withTagIds = (seed: Seed, list: TagList): ReadonlyArray<Tag> =>
  list.map(({ id, name }, index) => ({ id: id ?? asKey<TagId>(idFrom(seed, `updateUser.tag/${index}`)), name }))

/**
 * Replaces the player's tags. Group tags stay, clients cannot change what marks a tag of a challenge or a group, and
 * deleted tags are removed from all tasks. docs/reference/api.md 2.2.
 */
const replaceTags = ({ user, tasks }: Player, list: ReadonlyArray<Tag>, at: IsoInstant): Outcome<Player, undefined> => {
  const before = new Map(user.tags.map((tag) => [tag.id, tag]))
  const tags: ReadonlyArray<Tag> = list.map(({ id, name }) => ({ ...before.get(id), id, name }))
  const ids = new Set(tags.map(({ id }) => id))
  const ofGroups = user.tags.filter(({ id, group }) => group !== undefined && !ids.has(id))
  const removed = user.tags.filter(({ id, group }) => group === undefined && !ids.has(id)).map(({ id }) => id)
  const result = withoutTags(tasks, new Set(removed), at)
  return { ...result, state: { user: { ...user, tags: [...tags, ...ofGroups] }, tasks: result.state } }
}
