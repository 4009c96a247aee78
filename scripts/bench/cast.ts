import * as E from 'fp-ts/lib/Either.js'
import { castSkill } from '@daykeep/rules/skills'
import { asKey, type Player, type Todo } from '@daykeep/rules/model'
import { aPlayer, aTodo, aUser, NOON } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '../content-compiler/index.ts'
import type { Benchmark } from './benchmark.ts'
import { speedOf } from './measure.ts'

const catalogue = loadCatalogue()

const healer = aUser({ stats: { lvl: 30, class: 'healer', mp: 1000, int: 20 }, flags: { classSelected: true } })

const todos = (count: number): ReadonlyArray<Todo> =>
  Array.from({ length: count }, (_, index) => aTodo({ _id: asKey<Todo['_id']>(`todo-${index}`), value: -index / 10 }))

const castOn = (player: Player) => () => {
  const result = castSkill({ catalogue, now: NOON, seed: 'bench' })({ skill: 'brightness' })(player)
  if (E.isLeft(result)) throw new Error(result.left.key)
}

/** A skill that raises the value of every task of a player. */
export const cast: Benchmark = {
  name: 'castSkill',
  run: async () => [
    { what: 'on 1 task', ...(await speedOf(castOn(aPlayer(healer, todos(1))))) },
    { what: 'on 100 tasks', ...(await speedOf(castOn(aPlayer(healer, todos(100))))) },
  ],
}
