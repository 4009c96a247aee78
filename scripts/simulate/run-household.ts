import type { Catalogue } from '@daykeep/rules/catalogue'
import { DAY, HOUR, type Instant } from '@daykeep/rules/kernel'
import type { Group } from '@daykeep/rules/model'
import { GEMS_PER_BALANCE, hourglassesOf } from '@daykeep/rules/purse'
import type { StarterTexts } from '@daykeep/rules/registration'
import { enrol } from './enrol.ts'
import { foundParty } from './found-party.ts'
import type { Hero } from './hero.ts'
import type { Household } from './households.ts'
import type { PlayerRecord } from './player-record.ts'
import { evening, morning } from './play-day.ts'
import { type Fellowship, handIn, plan } from './quest-together.ts'

/** The first instant of the simulation. */
export const BEGINNING = Date.UTC(2026, 0, 1)

const MORNING = 8 * HOUR
const EVENING = 20 * HOUR

/** Days between two checkpoints of level and gold. */
export const checkpointEvery = (days: number): number => Math.max(1, Math.ceil(days / 73))

export type SimulationInput = { readonly catalogue: Catalogue; readonly seed: string; readonly days: number }

/** Simulates the players of a household day by day; their lives in order. */
export const runHousehold = (input: SimulationInput, household: Household): ReadonlyArray<PlayerRecord> =>
  playHousehold({ ...input, beginning: BEGINNING }, household).heroes.map(finalRecord)

/** The players of a household after their days; `group` is their party, if they are one. */
export type PlayedHousehold = { readonly heroes: ReadonlyArray<Hero>; readonly group?: Group }

type PlayInput = SimulationInput & { readonly beginning: Instant; readonly texts?: StarterTexts }

/** Lets the players of a household play from an instant on. */
export const playHousehold = (input: PlayInput, household: Household): PlayedHousehold => {
  const { days, beginning } = input
  const { first, size, temperament } = household
  const heroes = Array.from({ length: size }, (_, index) =>
    enrol({ ...input, number: first + index, temperament, at: beginning + MORNING }),
  )
  const fellowship = temperament === 'party' ? { heroes, group: foundParty(heroes), began: 0 } : undefined
  const every = checkpointEvery(days)
  for (let day = 0; day < days; day += 1) {
    for (const hero of heroes) {
      runDay(hero, { day, start: beginning + day * DAY }, fellowship)
      if ((day + 1) % every === 0 || day === days - 1) recordCheckpoint(hero)
    }
  }
  return { heroes, ...(fellowship === undefined ? {} : { group: fellowship.group }) }
}

type DayOfPlay = { readonly day: number; readonly start: Instant }

const runDay = (hero: Hero, { day, start }: DayOfPlay, fellowship: Fellowship | undefined): void => {
  hero.day = day
  const weekday = new Date(start).getUTCDay()
  if (!hero.chance.happens(hero.style.comes[weekday] ?? 1)) return
  hero.at = start + MORNING
  const effort = morning(hero)
  if (fellowship !== undefined && effort !== undefined) handIn(fellowship, hero, effort)
  hero.at = start + EVENING
  evening(hero)
  if (fellowship !== undefined) plan(fellowship, hero)
}

const recordCheckpoint = ({ user, life }: Hero): void => {
  life.levels.push(user.stats.lvl)
  life.gold.push(Math.floor(user.stats.gp))
}

const finalRecord = ({ user, life }: Hero): PlayerRecord => {
  const { pets, mounts } = user.items
  life.pets = Object.values(pets).filter((points) => points !== 0).length
  life.mounts = Object.values(mounts).filter((owned) => owned === true).length
  life.gems = user.balance * GEMS_PER_BALANCE
  life.hourglasses = hourglassesOf(user)
  return life
}
