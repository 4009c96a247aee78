import type { GameEvent } from '../../packages/rules/src/kernel/index.ts'
import { GEMS_PER_BALANCE } from '../../packages/rules/src/inventory/index.ts'
import type { PlayerClass } from '../../packages/rules/src/model/index.ts'
import type { Temperament } from './temperament.ts'

/** A quest that somebody's party ended; `days` from its start. */
export type QuestDone = { readonly quest: string; readonly days: number }

/** What is kept of a player's year; days count from 0. Gems are whole gems. */
export type Life = {
  readonly temperament: Temperament
  /** The class that they choose once they may. */
  readonly class: PlayerClass
  visits: number
  deaths: number
  perfectDays: number
  classDay?: number
  firstPetDay?: number
  firstMountDay?: number
  /** All that an act brought at once, what it cost taken off. */
  goldEarned: number
  potions: number
  armoireOpened: number
  armoireEmptiedDay?: number
  lastGearDay?: number
  gemsBought: number
  gemsOtherwise: number
  gemsSpent: number
  /** Acts that were refused, by key. */
  readonly refused: Record<string, number>
  /** Quests that were won, told by their owner alone. */
  readonly quests: QuestDone[]
  /** At each checkpoint. */
  readonly levels: number[]
  readonly gold: number[]
  pets: number
  mounts: number
  gems: number
  hourglasses: number
}

export const newLife = (temperament: Temperament, wanted: PlayerClass): Life => ({
  temperament,
  class: wanted,
  visits: 0,
  deaths: 0,
  perfectDays: 0,
  goldEarned: 0,
  potions: 0,
  armoireOpened: 0,
  gemsBought: 0,
  gemsOtherwise: 0,
  gemsSpent: 0,
  refused: {},
  quests: [],
  levels: [],
  gold: [],
  pets: 0,
  mounts: 0,
  gems: 0,
  hourglasses: 0,
})

/** Notes what the events of an act tell about a life. */
export const noteEvents = (life: Life, events: ReadonlyArray<GameEvent>, day: number): void => {
  for (const event of events) noteEvent(life, event, day)
}

const noteEvent = (life: Life, event: GameEvent, day: number): void => {
  if (event.type === 'PlayerRevived') life.deaths += 1
  else if (event.type === 'PerfectDayReached') life.perfectDays += 1
  else if (event.type === 'ClassChosen') life.classDay ??= day
  else if (event.type === 'PetHatched') life.firstPetDay ??= day
  else if (event.type === 'MountGained') life.firstMountDay ??= day
  else if (event.type === 'UltimateGearCompleted') life.lastGearDay ??= day
  else if (event.type === 'PotionDrunk') life.potions += event.quantity
  else if (event.type === 'ArmoireOpened') {
    life.armoireOpened += 1
    if (event.result.type === 'gear' && event.result.emptied) life.armoireEmptiedDay ??= day
  } else if (event.type === 'CurrencySpent' && event.currency === 'gems')
    life.gemsSpent += event.amount * GEMS_PER_BALANCE
  else if (event.type === 'CurrencyGained' && event.currency === 'gems') {
    const gems = event.amount * GEMS_PER_BALANCE
    if (event.transaction === 'buy_gold') life.gemsBought += gems
    else life.gemsOtherwise += gems
  }
}
