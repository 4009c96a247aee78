import * as E from 'fp-ts/lib/Either.js'
import { isRecord, type Outcome, outcome, reuseUnchanged, type Result, type RuleContext } from '../kernel/index.ts'
import { type Player, User } from '../model/index.ts'
import { fieldNames } from './read-task.ts'
import { notRestored } from './not-restored.ts'
import type { LeftOut, RestoreReport, RestoreWay } from './report.ts'
import { restoredFields } from './restored-fields.ts'
import { restoredTags } from './restored-tags.ts'
import { restoredTasks } from './restored-tasks.ts'
import { restoredThings } from './restored-things.ts'
import { restoredUnlocks } from './restored-unlocks.ts'

/**
 * Takes the export of a player in: tasks with their histories, tags, stats, settings, achievements, gear, animals and goods.
 * Never gems, subscriptions, privileges, titles or memberships, nor anything else that only money brings, unless the file is
 * the player's own and holds what is owned once. Reports what came and what did not. decision 122
 */
export const restorePlayer =
  (context: Pick<RuleContext, 'catalogue' | 'now' | 'seed'>) =>
  (way: RestoreWay) =>
  (player: Player): Result<never, Outcome<Player, RestoreReport>> => {
    const things = restoredThings(context.catalogue)(way)(restoredUnlocks(context.catalogue)(way)(player.user))
    const fields = restoredFields(context)(way)({ ...player, user: things.user })
    const tags = restoredTags(context.seed)(way)(fields.player.user)
    const tagged = { ...fields.player, user: tags.user }
    const tasks = restoredTasks(context)(way, (id) => tags.idOf.get(id))(tagged)
    const user = way.mode === 'replace' ? withListsOf(tasks.player.user, way) : tasks.player.user
    const listed = [
      ...paidIn(player.user, way),
      ...tasks.leftOut,
      ...things.leftOut,
      ...fields.leftOut,
      ...tags.leftOut,
    ]
    const report = {
      tasks: tasks.tasks,
      tags: tags.tags,
      fields: fields.fields,
      things: things.things,
      leftOut: [...listed, ...notRestored(user, way, listed), ...strangersIn(way)],
    }
    const state = reuseUnchanged(player, { ...tasks.player, user })
    return E.right({ ...outcome(state), report })
  }

/** Lists of the player that only the game and the player write, each taken as a whole if it is one. */
const LISTS = ['pinnedItems', 'unpinnedItems', 'pinnedItemsOrder', 'history'] as const

const withListsOf = (user: User, { file }: RestoreWay): User =>
  LISTS.reduce((changed, name) => {
    const next = { ...changed, [name]: file[name] }
    const isTaken = file[name] !== undefined && JSON.stringify(file[name]) !== JSON.stringify(changed[name])
    return isTaken && User.is(next) ? next : changed
  }, user)

/** What the file says of money, titles and rights, where it says more than is here. */
const paidIn = (user: User, { file }: RestoreWay): ReadonlyArray<LeftOut> => {
  const plan = isRecord(file['purchased']) ? file['purchased']['plan'] : undefined
  const isMore = {
    balance: figureOf(file['balance']) > user.balance,
    'purchased.plan': isRecord(plan) && Boolean(plan['customerId']) && !user.purchased.plan.customerId,
    contributor:
      isRecord(file['contributor']) && figureOf(file['contributor']['level']) > (user.contributor.level ?? 0),
    permissions:
      isRecord(file['permissions']) &&
      Object.entries(file['permissions']).some(([right, has]) => has === true && user.permissions[right] !== true),
  }
  return Object.entries(isMore).flatMap(([path, more]) => (more ? [{ path, reason: 'paid' as const }] : []))
}

const figureOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** What exports hold besides the fields of a player. docs/reference/api.md 3.1 and 6.4. */
const BESIDES = 'id _v _tmp _subSignature _cronSignature apiToken secret signature needsCron tasks'

/** Parts of an export that are read, or known to stay where they are. */
const KNOWN: ReadonlySet<string> = new Set([...fieldNames(User), ...BESIDES.split(' ')])

const strangersIn = ({ file }: RestoreWay): ReadonlyArray<LeftOut> =>
  Object.keys(file).flatMap((path) =>
    KNOWN.has(path) ? [] : [{ path: path.slice(0, 200), reason: 'unknown' as const }],
  )
