import { commands } from '../../packages/rules/src/commands.ts'
import type { Catalogue } from '../../packages/rules/src/content/index.ts'
import { type Instant, idFrom } from '../../packages/rules/src/kernel/index.ts'
import { asKey, type UserId } from '../../packages/rules/src/model/index.ts'
import { CLASSES } from '../../packages/rules/src/shops/index.ts'
import { newUser, starterTasks } from '../../packages/rules/src/registration/index.ts'
import { chanceOf } from './chance.ts'
import { act, type Hero } from './hero.ts'
import { newLife } from './life.ts'
import { type Temperament, WAYS } from './temperament.ts'

export type Enrolment = {
  readonly catalogue: Catalogue
  readonly seed: string
  readonly number: number
  readonly temperament: Temperament
  readonly at: Instant
}

/** Somebody registers, gets the tasks of the first day and writes down their own. */
export const enrol = ({ catalogue, seed, number, temperament, at }: Enrolment): Hero => {
  const name = `${seed}/${number}`
  const registration = {
    id: asKey<UserId>(idFrom(name, 'simulate.player')),
    username: `player${number}`,
    email: `player${number}@example.org`,
    language: 'en',
    at,
  }
  const ways = WAYS[temperament]
  const chance = chanceOf(name)
  const wanted = CLASSES[Math.floor(chance.next() * CLASSES.length)] ?? 'warrior'
  const start = starterTasks(catalogue)({ client: 'web', texts: { tasks: {}, tags: {} }, at })(newUser(registration))
  const hero: Hero = {
    catalogue,
    ways,
    chance,
    life: newLife(temperament, wanted),
    user: start.user,
    tasks: { ...start.tasks },
    gearFrom: 0,
    day: 0,
    at,
  }
  act(hero, commands.createTasks, { tasks: ways.dailies })
  return hero
}
