import * as E from 'fp-ts/lib/Either.js'
import { castSkill } from '../../packages/rules/src/classes/index.ts'
import { asKey, type Player, type Todo } from '../../packages/rules/src/model/index.ts'
import { aTodo } from '../../packages/rules/test-kit/task.ts'
import { aPlayer, aUser, NOON } from '../../packages/rules/test-kit/user.ts'
import { loadCatalogue } from '../content/load.ts'
import type { Benchmark } from './benchmark.ts'
import { speedOf } from './measure.ts'

const catalogue = loadCatalogue()

const healer = aUser({ stats: { lvl: 30, class: 'healer', mp: 1000, int: 20 }, flags: { classSelected: true } })

const todos = (count: number): ReadonlyArray<Todo> =>
  Array.from({ length: count }, (_, index) => aTodo({ _id: asKey<Todo['_id']>(`todo-${index}`), value: -index / 10 }))

const casts = (player: Player) => () => {
  const answer = castSkill({ catalogue, now: NOON, seed: 'bench' })({ skill: 'brightness' })(player)
  if (E.isLeft(answer)) throw new Error(answer.left.key)
}

/** A skill that makes every task of a player brighter. */
export const cast: Benchmark = {
  name: 'castSkill',
  run: async () => [
    { what: 'on 1 task', ...(await speedOf(casts(aPlayer(healer, todos(1))))) },
    { what: 'on 100 tasks', ...(await speedOf(casts(aPlayer(healer, todos(100))))) },
  ],
}
