import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  anyPlayer,
  aPlayer,
  aUser,
  type DeepPartial,
  loadCatalogue,
  NOON,
  outcomeOf,
  overlay,
} from '../../test-kit/index.ts'
import { isRecord } from '../kernel/index.ts'
import { asKey, type Player, type Task, type User, type UserId } from '../model/index.ts'
import { playerCommands } from '../player/index.ts'
import { restorePlayer } from './restore-player.ts'

const catalogue = loadCatalogue()
const context = { catalogue, now: NOON, seed: 'seed' }
const OTHER = '9c2f7a52-6a0d-4f60-8a39-3a1b5f1f7d11'
const GUILD = '5b7c1d1e-2f0a-4a0c-8a39-3a1b5f1f7d22'

/** What only some players have: they paid, wrote, joined, or were there for a long time. */
const anyRiches = fc.record({
  loginIncentives: fc.integer({ min: 0, max: 600 }),
  guilds: fc.constantFrom([], [GUILD]),
  challenges: fc.constantFrom([], [GUILD]),
  party: fc.record({
    order: fc.constantFrom('level', 'name'),
    orderAscending: fc.constantFrom('ascending', 'descending'),
  }),
  inbox: fc.record({ optOut: fc.boolean(), blocks: fc.constantFrom([], [OTHER]) }),
  preferences: fc.record({ sleep: fc.boolean(), background: fc.constantFrom('violet', 'blue', 'purple') }),
  purchased: fc.record({
    background: fc.constantFrom(
      {},
      { violet: true },
      { violet: true, blue: true, green: true, purple: true, tavern: true },
    ),
    skin: fc.constantFrom({}, { rainbow: true }),
    shirt: fc.constantFrom({}, { convict: true }),
    hair: fc.constantFrom({}, { color: { candycane: true } }),
    plan: fc.constantFrom(
      {},
      { customerId: 'c', planId: 'basic_12mo', paymentMethod: 'Local', consecutive: { count: 3, trinkets: 2 } },
      { mysteryItems: ['head_mystery_201402'], consecutive: { trinkets: 4 } },
    ),
  }),
  flags: fc.record({
    levelDrops: fc.constantFrom({}, { vice1: true, atom1: true }),
    armoireOpened: fc.boolean(),
    rebirthEnabled: fc.boolean(),
    itemsEnabled: fc.boolean(),
  }),
  contributor: fc.constantFrom({}, { level: 3, text: 'Smith' }),
  backer: fc.constantFrom({}, { tier: 70, npc: 'Baker' }),
  items: fc.record({
    special: fc.constantFrom({}, { snowball: 3, greeting: 2, greetingReceived: ['Ann'], salt: 1 }),
    gear: fc.record({ owned: fc.constantFrom({}, { armor_special_bardRobes: true, head_mystery_201402: true }) }),
    quests: fc.constantFrom({}, { vice1: 1, owl: 2 }),
    mounts: fc.constantFrom({}, { 'Wolf-RoyalPurple': true }),
  }),
  pushDevices: fc.constantFrom(
    [],
    [{ regId: 'r', type: 'ios', createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' }],
  ),
})

const anyRichPlayer = fc.record({ player: anyPlayer(catalogue), riches: anyRiches }).map(
  ({ player, riches }): Player => ({
    ...player,
    user: overlay<User>(player.user, riches as unknown as DeepPartial<User>),
  }),
)

/** The file of a player, as they download it. */
const exported = ({ user, tasks }: Player): Readonly<Record<string, unknown>> => {
  const all = Object.values<Task>(tasks).map((task) => ({ ...task, id: task._id }))
  return JSON.parse(
    JSON.stringify({ ...user, id: user._id, tasks: Object.groupBy(all, ({ type }) => type) }),
  ) as Readonly<Record<string, unknown>>
}

/** Of a moment, or of whom somebody is here: nobody misses it in an account of another name. */
const NOBODY_MISSES = (
  '_id id auth turn lastCommand lastCron acts notifications newMessages tasksOrder tasks invitations inbox.newMessages ' +
  'inbox.unread items.lastDrop flags.cronCount flags.tour flags.customizationsNotification party.quest memberSince chatSeen ' +
  'purchased.txnCount tags'
).split(' ')

const leavesOf = (value: unknown, path: string): ReadonlyArray<readonly [string, unknown]> =>
  isRecord(value)
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path === '' ? key : `${path}.${key}`))
    : [[path, value]]

const isWithin = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}.`)

/** Whether there is nothing to miss: an empty value, or no less than was there. */
const isNoLoss = (before: unknown, now: unknown): boolean =>
  [undefined, null, '', false, 0, '[]'].includes(Array.isArray(before) ? JSON.stringify(before) : (before as string)) ||
  JSON.stringify(before) === JSON.stringify(now) ||
  (typeof before === 'number' && typeof now === 'number' && now >= before)

describe('an import', () => {
  it('into a new account brings everything, or says what does not come', () => {
    const law = fc.property(anyRichPlayer, (player) => {
      const file = exported(player)
      const stranger = aPlayer(aUser({ _id: asKey<UserId>(OTHER) }))
      const { state, report } = outcomeOf(restorePlayer(context)({ file, mode: 'replace', isOwn: false })(stranger))
      const now = new Map(leavesOf(exported(state), ''))
      const silent = leavesOf(file, '').filter(
        ([path, value]) =>
          !isNoLoss(value, now.get(path)) &&
          !NOBODY_MISSES.some((prefix) => isWithin(path, prefix)) &&
          !report.leftOut.some((entry) => isWithin(path, entry.path)) &&
          !isWornOf(report.leftOut, path, value),
      )
      expect(silent).toEqual([])
      const paths = report.leftOut.flatMap(({ path }) => (path.startsWith('tasks.') ? [] : [path]))
      expect(paths).toEqual([...new Set(paths)])
    })
    fc.assert(law, { numRuns: 300 })
  })

  it('of the own file after a reset brings everything back', () => {
    const law = fc.property(anyRichPlayer, (player) => {
      const file = exported(player)
      const erased = outcomeOf(playerCommands.resetAccount.rule(context)({})(player)).state
      const { state } = outcomeOf(restorePlayer(context)({ file, mode: 'replace', isOwn: true })(erased))
      const { tasks: _tasks, tasksOrder: _order, ...user } = exported(state)
      const { tasks: _filed, tasksOrder: _was, ...before } = file
      expect(user).toEqual(before)
    })
    fc.assert(law, { numRuns: 200 })
  })

  it('brings the scenes and the gear of check-ins, and the scene that is shown', () => {
    const scenes = { blue: true, green: true, purple: true, red: true, yellow: true }
    const player = aPlayer(
      overlay<User>(aUser(), {
        purchased: { background: scenes },
        preferences: { background: 'red' },
        items: { gear: { owned: { armor_special_bardRobes: true } } },
      } as unknown as DeepPartial<User>),
    )
    const { state, report } = outcomeOf(
      restorePlayer(context)({ file: exported(player), mode: 'replace', isOwn: false })(aPlayer(aUser())),
    )
    expect(state.user.purchased.background).toMatchObject(scenes)
    expect(state.user.preferences.background).toBe('red')
    expect(state.user.items.gear.owned).toMatchObject({ armor_special_bardRobes: true })
    expect(report.leftOut).toEqual([])
  })
})

/** What is worn or led is named where it is owned. */
const isWornOf = (leftOut: ReadonlyArray<{ readonly path: string }>, path: string, value: unknown): boolean =>
  /^items\.(?:current(?:Pet|Mount)|gear\.(?:equipped|costume)\.)/.test(path) &&
  leftOut.some((entry) => entry.path.endsWith(`.${String(value)}`))
