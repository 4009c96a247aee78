import { commands } from '@daykeep/rules/commands'
import type { Catalogue } from '@daykeep/rules/catalogue'
import { type Instant, idFrom } from '@daykeep/rules/kernel'
import { asKey, type UserId, CLASSES } from '@daykeep/rules/model'
import { newUser, starterTasks, type StarterTexts } from '@daykeep/rules/registration'
import { chanceOf } from './chance.ts'
import { dispatch, type Hero } from './hero.ts'
import { newPlayerRecord } from './player-record.ts'
import { type Temperament, PLAY_STYLES } from './temperament.ts'

export type NewHero = {
  readonly catalogue: Catalogue
  readonly seed: string
  readonly number: number
  readonly temperament: Temperament
  readonly at: Instant
  /** What first tasks and tags are called; nobody reads them in a simulation. */
  readonly texts?: StarterTexts
}

const NO_TEXTS: StarterTexts = { tasks: {}, tags: {} }

/** Registers a player, with starter tasks and the dailies of their play style. */
export const enrol = ({ catalogue, seed, number, temperament, at, texts = NO_TEXTS }: NewHero): Hero => {
  const name = `${seed}/${number}`
  const registration = {
    id: asKey<UserId>(idFrom(name, 'simulate.player')),
    username: `player${number}`,
    email: `player${number}@example.org`,
    language: 'en',
    at,
  }
  const style = PLAY_STYLES[temperament]
  const chance = chanceOf(name)
  const playerClass = CLASSES[Math.floor(chance.next() * CLASSES.length)] ?? 'warrior'
  const start = starterTasks(catalogue)({ client: 'web', texts, at })(newUser(registration))
  const hero: Hero = {
    catalogue,
    style,
    chance,
    life: newPlayerRecord(temperament, playerClass),
    user: start.user,
    tasks: { ...start.tasks },
    gearFrom: 0,
    day: 0,
    at,
  }
  dispatch(hero, commands.createTasks, { tasks: style.dailies })
  return hero
}
