import { isRecord } from '../kernel/index.ts'
import { User } from '../model/index.ts'
import { leavesOf, valueAt } from './leaves.ts'
import { isEmpty } from './read-task.ts'
import type { LeftOut, RestoreWay } from './report.ts'

/**
 * What says when and as whom somebody plays, or waits to be read or answered: nobody looks for it in another account.
 * Tasks and tags are compared apart; of flags, those that matter are restored or refused one by one.
 */
const OF_THE_ACCOUNT = new Set(
  (
    '_id auth turn lastCommand lastCron acts undoneThrows dayReport notifications newMessages chatSeen memberSince invitesSent ' +
    'invitations extra migration _ABtests tasksOrder tags flags inbox.newMessages inbox.unread items.lastDrop ' +
    'purchased.ads purchased.txnCount purchased.plan.dateUpdated party.quest party.seeking stats.toNextLevel stats.maxHealth ' +
    'stats.maxMP preferences.webhooks'
  ).split(' '),
)

/** What is listed as a whole, and why it does not come. */
const WHOLE: ReadonlyArray<readonly [path: string, reason: LeftOut['reason']]> = [
  ['challenges', 'shared'],
  ['guilds', 'shared'],
  ['party', 'shared'],
  ['purchased.plan', 'paid'],
  ['contributor', 'paid'],
  ['backer', 'paid'],
  ['permissions', 'paid'],
  ['loginIncentives', 'account'],
  ['inbox', 'account'],
  ['webhooks', 'account'],
  ['pushDevices', 'account'],
]

/** Cost gems or money, each of them. */
const PAID = /^(?:purchased|balance|items|stats\.class)(?:\.|$)/

/** Everything of the file that the player does not have now and that no entry of the report covers. */
export const notRestored = (
  user: User,
  { file, mode, isOwn }: RestoreWay,
  listed: ReadonlyArray<LeftOut>,
): ReadonlyArray<LeftOut> => {
  const covered = new Set(listed.map(({ path }) => path))
  const leftOut: LeftOut[] = []
  const list = (path: string, reason: LeftOut['reason']) => {
    if (covered.has(path)) return
    covered.add(path)
    leftOut.push({ path, reason })
  }
  for (const part of mode === 'replace' ? Object.keys(user) : ['purchased']) {
    if (file[part] === undefined) continue
    for (const [path, value] of leavesOf(file[part], part)) {
      const before = prefixesOf(path)
      if (before.some((prefix) => OF_THE_ACCOUNT.has(prefix) || covered.has(prefix))) continue
      if (isEmpty(value) || isHere(valueAt(user, path), value) || isOfListed(path, value, covered)) continue
      const whole = WHOLE.find(([prefix]) => before.includes(prefix))
      if (whole !== undefined) list(...whole)
      else list(path, PAID.test(path) ? 'paid' : 'unknown')
    }
  }
  if (mode === 'replace' && !isOwn && isRecord(file['inbox']) && !isEmpty(file['inbox']['messages']))
    list('inbox.messages', 'account')
  return leftOut
}

const prefixesOf = (path: string): ReadonlyArray<string> => {
  const keys = path.split('.')
  return keys.map((_, index) => keys.slice(0, index + 1).join('.'))
}

/** As much as in the file, or more. */
const isHere = (own: unknown, filed: unknown): boolean => {
  if (typeof own === 'number' && typeof filed === 'number') return own >= filed
  if (!Array.isArray(own) || !Array.isArray(filed)) return JSON.stringify(own) === JSON.stringify(filed)
  const entries = new Set(own.map((entry) => JSON.stringify(entry)))
  return filed.every((entry) => entries.has(JSON.stringify(entry)))
}

/** What is worn, ridden or led and did not come is listed as a thing. */
const isOfListed = (path: string, value: unknown, listed: ReadonlySet<string>): boolean =>
  typeof value === 'string' &&
  ((path === 'items.currentPet' && listed.has(`items.pets.${value}`)) ||
    (path === 'items.currentMount' && listed.has(`items.mounts.${value}`)) ||
    (/^items\.gear\.(?:equipped|costume)\./.test(path) && listed.has(`items.gear.owned.${value}`)))
