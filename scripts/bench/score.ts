import * as E from 'fp-ts/lib/Either.js'
import { commands } from '../../packages/rules/src/commands.ts'
import { HOUR } from '../../packages/rules/src/kernel/index.ts'
import type { EggKey, FoodKey, Player, PotionKey, Task } from '../../packages/rules/src/model/index.ts'
import { scoreTask } from '../../packages/rules/src/scoring/index.ts'
import { play } from '../../packages/rules/src/turn/index.ts'
import { aDaily, aHabit, aTodo } from '../../packages/rules/test-kit/task.ts'
import { aPlayer, aUser, NOON } from '../../packages/rules/test-kit/user.ts'
import { loadCatalogue } from '../content/load.ts'
import type { Benchmark } from './benchmark.ts'
import { speedOf } from './measure.ts'

/** Scores a round; each with another seed, on a player who has played for a while. */
const TIMES = 1000

const catalogue = loadCatalogue()

const owned = <K extends string, V>(keys: ReadonlyArray<string>, value: V): Readonly<Record<K, V>> =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<K, V>

/** Someone who has played for a while. */
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

/** The rule alone: from state to state, dice included. */
const scores = (task: Task) => () => {
  let state = { user: player, task }
  for (let turn = 0; turn < TIMES; turn += 1) {
    const world = { catalogue, now: NOON + HOUR, seed: `${player._id}/${turn}` }
    const answer = scoreTask(world)({ direction: 'up' })(turn % 50 === 0 ? { user: player, task } : state)
    if (E.isLeft(answer)) throw new Error(answer.left.key)
    if (task.type === 'habit') state = answer.right.state
  }
}

/** The whole turn, with what follows of every change. */
const turns = (task: Task) => () => {
  let state: Player = aPlayer(player, [task])
  for (let turn = 0; turn < TIMES; turn += 1) {
    const act = { params: { task: task._id, direction: 'up' }, at: NOON + HOUR }
    const answer = play(catalogue)(commands.scoreTask, act)(turn % 50 === 0 ? aPlayer(player, [task]) : state)
    if (E.isLeft(answer)) throw new Error(answer.left.key)
    state = answer.right.state
  }
}

/** The pure rule on one core. Aim: 300,000 a second. */
export const score: Benchmark = {
  name: 'scoreTask',
  run: async () => [
    { what: 'a habit, the rule alone', ...(await speedOf(scores(aHabit()), TIMES)), aim: 300_000 },
    { what: 'a to-do, the rule alone', ...(await speedOf(scores(aTodo()), TIMES)), aim: 300_000 },
    { what: 'a daily, the rule alone', ...(await speedOf(scores(aDaily()), TIMES)) },
    { what: 'a habit, a whole turn', ...(await speedOf(turns(aHabit()), TIMES)) },
  ],
}
