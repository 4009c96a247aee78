import * as E from 'fp-ts/lib/Either.js'
import { commands } from '@daykeep/rules/commands'
import { HOUR } from '@daykeep/rules/kernel'
import type { EggKey, FoodKey, Player, PotionKey, Task } from '@daykeep/rules/model'
import { scoreTask } from '@daykeep/rules/scoring'
import { executeCommand } from '@daykeep/rules/execute'
import { aDaily, aHabit, aPlayer, aTodo, aUser, NOON } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '../content-compiler/index.ts'
import type { Benchmark } from './benchmark.ts'
import { speedOf } from './measure.ts'

/** Scores in a run, each with a seed of its own. */
const TIMES = 1000

const catalogue = loadCatalogue()

const owned = <K extends string, V>(keys: ReadonlyArray<string>, value: V): Readonly<Record<K, V>> =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<K, V>

/** A player after some months. */
const player = aUser({
  stats: { lvl: 30, exp: 100, gp: 200, str: 10, int: 8, con: 7, per: 5 },
  flags: { itemsEnabled: true, customizationsNotification: true, levelDrops: owned(['vice1', 'atom1'], true) },
  achievements: { completedTask: true, createdTask: true, hatchedPet: true, fedPet: true },
  items: {
    eggs: owned<EggKey, number>(['Wolf', 'Fox'], 2),
    hatchingPotions: owned<PotionKey, number>(['Base'], 2),
    food: owned<FoodKey, number>(['Meat', 'Milk'], 5),
  },
})

/** The rule alone, with its dice, from state to state. */
const scoreMany = (task: Task) => () => {
  let state = { user: player, task }
  for (let turn = 0; turn < TIMES; turn += 1) {
    const context = { catalogue, now: NOON + HOUR, seed: `${player._id}/${turn}` }
    const result = scoreTask(context)({ direction: 'up' })(turn % 50 === 0 ? { user: player, task } : state)
    if (E.isLeft(result)) throw new Error(result.left.key)
    if (task.type === 'habit') state = result.right.state
  }
}

/** The whole command, with invariants and notifications. */
const executeMany = (task: Task) => () => {
  let state: Player = aPlayer(player, [task])
  for (let turn = 0; turn < TIMES; turn += 1) {
    const request = { params: { task: task._id, direction: 'up' as const }, at: NOON + HOUR }
    const result = executeCommand(catalogue)(commands.scoreTask, request)(
      turn % 50 === 0 ? aPlayer(player, [task]) : state,
    )
    if (E.isLeft(result)) throw new Error(result.left.key)
    state = result.right.state
  }
}

/** Scoring a task on one core. Aim: 300,000 a second by the rule alone. */
export const score: Benchmark = {
  name: 'scoreTask',
  run: async () => [
    { what: 'a habit, the rule alone', ...(await speedOf(scoreMany(aHabit()), TIMES)), aim: 300_000 },
    { what: 'a to-do, the rule alone', ...(await speedOf(scoreMany(aTodo()), TIMES)), aim: 300_000 },
    { what: 'a daily, the rule alone', ...(await speedOf(scoreMany(aDaily()), TIMES)) },
    { what: 'a habit, the whole command', ...(await speedOf(executeMany(aHabit()), TIMES)) },
  ],
}
