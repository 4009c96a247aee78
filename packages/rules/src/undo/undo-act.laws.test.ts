import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyInstantAround, anyParams, anyPlayer, deepFreeze, loadCatalogue, NOON } from '../../test-kit/index.ts'
import type { Command } from '../command.ts'
import { type CommandName, commands } from '../commands.ts'
import { decodeParams } from '../decode-params.ts'
import { executeCommand } from '../execute/index.ts'
import type { Instant } from '../kernel/index.ts'
import type { Player } from '../model/index.ts'
import { recordAct } from './record-act.ts'

const catalogue = deepFreeze(loadCatalogue())
const params = anyParams(catalogue)
const names = Object.keys(commands) as CommandName[]

/** What every command stamps, and what undoing keeps for itself. docs/decisions/114-undo.md. */
const withoutStamps = ({ user, tasks }: Player) => {
  const { turn: _turn, lastCommand: _last, acts: _acts, undoneThrows: _throws, auth, ...rest } = user
  const { timestamps, ...login } = auth
  const { updated: _updated, ...times } = timestamps
  return {
    user: { ...rest, auth: { ...login, timestamps: times } },
    tasks: Object.fromEntries(Object.entries(tasks).map(([id, { updatedAt: _at, ...task }]) => [id, task])),
  }
}

type Input = { readonly name: CommandName; readonly input: unknown; readonly at: Instant }

const run = ({ name, input, at }: Input, player: Player): Player | undefined => {
  const row = commands[name] as unknown as Command<unknown>
  const decoded = decodeParams(row)(input)
  if (E.isLeft(decoded)) return undefined
  const result = executeCommand(catalogue)(row, { params: decoded.right, at, act: { name, record: recordAct } })(player)
  return E.isRight(result) ? (JSON.parse(JSON.stringify(result.right.state)) as Player) : undefined
}

const settled = (player: Player): Player => run({ name: 'syncStats', input: {}, at: NOON }, player) ?? player

/** Players who can pay for the armoire. */
const anyKeeper = anyPlayer(catalogue).map(({ user, tasks }) => ({
  user: { ...user, stats: { ...user.stats, gp: user.stats.gp + 200 } },
  tasks,
}))

const anyAct = (names: ReadonlyArray<CommandName>) =>
  anyKeeper.chain((player) =>
    fc.constantFrom(...names).chain((name) =>
      fc.record({
        player: fc.constant(player),
        name: fc.constant(name),
        input: params[name]?.(player) ?? fc.constant({}),
        at: anyInstantAround(NOON, 1),
      }),
    ),
  )

const lastTurn = (player: Player): number => player.user.turn - 1
const undo = (player: Player, turn: number, at: Instant): Player | undefined =>
  run({ name: 'undoAct', input: { turn }, at }, player)

/** Acts that were undone under the law. */
const covered = new Set<string>()

describe('undoing an act', () => {
  it.each(names)('%s: gives the state before, byte for byte', (name) => {
    const law = fc.property(anyAct([name]), ({ player, ...act }) => {
      const before = settled(JSON.parse(JSON.stringify(player)) as Player)
      const at = Math.max(act.at, Date.parse(before.user.lastCron))
      const after = run({ ...act, at }, before)
      if (after === undefined) return
      const recorded = after.user.acts?.find(({ turn }) => turn === lastTurn(after))
      const back = undo(after, lastTurn(after), at)
      if (recorded === undefined || recorded.final !== undefined) {
        expect(back).toBeUndefined()
        return
      }
      expect(back).toBeDefined()
      if (back !== undefined) expect(withoutStamps(back)).toStrictEqual(withoutStamps(before))
      covered.add(name)
    })
    fc.assert(law, { numRuns: 12 })
  })

  it('is tried on acts of every kind', () => {
    const often = [
      'scoreTask',
      'createTasks',
      'updateTask',
      'deleteTask',
      'moveTask',
      'buyArmoire',
      'equip',
      'allocateBulk',
    ]
    expect(often.filter((name) => !covered.has(name))).toEqual([])
    expect(covered.size).toBeGreaterThan(25)
  })

  it('throws nothing again: the same act finds the same, whatever was done and undone in between', () => {
    const lucky = names.filter((name) => ['scoreTask', 'bulkScore', 'buyArmoire', 'castSkill', 'revive'].includes(name))
    const law = fc.property(anyAct(lucky), fc.array(fc.nat(2), { maxLength: 4 }), ({ player, ...act }, between) => {
      const at = Math.max(act.at, Date.parse(player.user.lastCron))
      const input = { ...act, at }
      const start = settled(JSON.parse(JSON.stringify(player)) as Player)
      const first = run(input, start)
      const back = first === undefined ? undefined : undo(first, lastTurn(first), at)
      if (first === undefined || back === undefined) return
      let current = back
      for (const pick of between) current = besides(current, pick, at)
      const again = run(input, current)
      expect(again && found(again)).toStrictEqual(found(first))
    })
    fc.assert(law, { numRuns: 120 })
  })

  it('takes acts back one after the other to where they began', () => {
    const law = fc.property(anyPlayer(catalogue), fc.infiniteStream(fc.nat(1000)), (player, stream) => {
      const at = Math.max(NOON, Date.parse(player.user.lastCron))
      const start = settled(JSON.parse(JSON.stringify(player)) as Player)
      let current = start
      for (const _ of Array.from({ length: 8 })) {
        const name = names[(stream.next().value as number) % names.length] ?? 'scoreTask'
        const [input] = fc.sample(params[name]?.(current) ?? fc.constant({}), {
          numRuns: 1,
          seed: stream.next().value as number,
        })
        const next = run({ name, input, at }, current)
        const recorded = next?.user.acts?.find(({ turn }) => turn === lastTurn(next))
        if (next !== undefined && recorded !== undefined && recorded.final === undefined) current = next
      }
      for (const { turn } of (current.user.acts ?? []).toReversed()) current = undo(current, turn, at) ?? current
      expect(withoutStamps(current)).toStrictEqual(withoutStamps(start))
    })
    fc.assert(law, { numRuns: 40 })
  })
})

/** Turns in between: a setting, a tag made and unmade, a pause begun and undone. */
const besides = (player: Player, pick: number, at: Instant): Player => {
  if (pick === 0) return run({ name: 'syncStats', input: {}, at }, player) ?? player
  const input = pick === 1 ? { name: 'Home' } : {}
  const next = run({ name: pick === 1 ? 'createTag' : 'toggleSleep', input, at }, player)
  return next === undefined ? player : (undo(next, lastTurn(next), at) ?? next)
}

/** All that a throw may decide. Notifications have new ids. */
const found = ({ user: { stats, items, flags }, tasks }: Player) => ({ stats, items, flags, tasks })
