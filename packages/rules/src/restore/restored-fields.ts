import * as E from 'fp-ts/lib/Either.js'
import { isRecord, type RuleContext } from '../kernel/index.ts'
import { type Player, PlayerClass, User, withFlags, withPreferences, withStats } from '../model/index.ts'
import { isSettable, leafAt, updateUser } from '../player/index.ts'
import { leavesOf, valueAt } from './leaves.ts'
import type { LeftOut, RestoreWay } from './report.ts'

type Restored = { readonly player: Player; readonly fields: number; readonly leftOut: ReadonlyArray<LeftOut> }

/** Parts of a player whose fields clients may set one by one. */
const PARTS = ['stats', 'preferences', 'profile', 'achievements', 'flags'] as const

/** Worked out from others, never stored. */
const COMPUTED = /^stats\.(?:toNextLevel|maxHealth|maxMP)$|^profile\.flags(?:\.|$)/

/**
 * The fields of the file that a player may set here, by the rules of setting them one by one: looks have to be owned, names
 * to be decent. A merge takes achievements alone, and only what is more. docs/reference/api.md 2.2.
 */
export const restoredFields =
  (context: Pick<RuleContext, 'catalogue' | 'now' | 'seed'>) =>
  ({ file, mode, isOwn }: RestoreWay) =>
  (before: Player): Restored => {
    const parts = mode === 'replace' ? PARTS : (['achievements'] as const)
    const leftOut: LeftOut[] = []
    let player = before
    let fields = 0
    for (const [path, value] of parts.flatMap((part) => (file[part] === undefined ? [] : leavesOf(file[part], part)))) {
      if (COMPUTED.test(path) || isSame(valueAt(player.user, path), value)) continue
      if (mode === 'merge' && !isMore(valueAt(player.user, path), value)) continue
      if (!isSettable(path)) {
        if (!isKnown(path)) leftOut.push({ path, reason: 'unknown' })
        continue
      }
      const changed = updateUser(context)({ changes: { [path]: value } })(player)
      if (E.isRight(changed)) {
        player = changed.right.state
        fields += 1
      } else leftOut.push({ path, reason: changed.left.key === 'mustPurchaseToSet' ? 'paid' : 'unknown' })
    }
    if (mode === 'merge') return { player, fields, leftOut }
    const absent = absentFrom(file, isOwn ? PARTS : ['profile'], player.user)
    const user = absent.reduce<User>((whole, path) => without(whole, path.split('.')) as User, player.user)
    const cleared = absent.length === 0 ? player : { ...player, user }
    return { player: withClass(cleared, file, isOwn), fields: fields + absent.length, leftOut }
  }

/**
 * What the player has set and the file does not have, as far as players may be without it. Only an own export is sure to
 * have all that there was; of any other, what was written about oneself.
 */
const absentFrom = (
  file: RestoreWay['file'],
  parts: ReadonlyArray<(typeof PARTS)[number]>,
  user: User,
): ReadonlyArray<string> =>
  parts.flatMap((part) => {
    if (!isRecord(file[part])) return []
    const filed = new Set(leavesOf(file[part], part).map(([path]) => path))
    return leavesOf(user[part], part)
      .map(([path]) => path)
      .filter((path) => !filed.has(path) && isSettable(path) && User.is(without(user, path.split('.'))))
  })

const without = (tree: unknown, [key = '', ...inner]: ReadonlyArray<string>): unknown => {
  const { [key]: branch, ...others } = Object(tree) as Readonly<Record<string, unknown>>
  return inner.length === 0 ? others : { ...others, [key]: without(branch, inner) }
}

const isSame = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other)

const isMore = (own: unknown, filed: unknown): boolean =>
  filed === true ? own !== true : typeof filed === 'number' && filed > (typeof own === 'number' ? own : 0)

/** Fields with an act of their own are known; they are no news to whoever reads the report. */
const isKnown = (path: string): boolean => leafAt(User, path) !== undefined

/** A class that was chosen here stays, since another one costs gems, unless the file is the player's own. */
const withClass = (player: Player, file: RestoreWay['file'], isOwn: boolean): Player => {
  const { stats, flags, preferences } = file
  const filed = isRecord(stats) ? stats['class'] : undefined
  const isChosen = isRecord(flags) && flags['classSelected'] === true
  if (!PlayerClass.is(filed) || !isChosen || (player.user.flags.classSelected && !isOwn)) return player
  const disableClasses = isRecord(preferences) && preferences['disableClasses'] === true
  const user = withPreferences(withFlags(withStats(player.user, { class: filed }), { classSelected: true }), {
    disableClasses,
  })
  return { ...player, user }
}
