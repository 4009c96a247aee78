import type { GameEvent } from '@daykeep/rules/kernel'
import { GEMS_PER_BALANCE } from '@daykeep/rules/purse'
import type { PlayerClass } from '@daykeep/rules/model'
import type { Temperament } from './temperament.ts'

/** A completed quest; `days` since its start. */
export type QuestDone = { readonly quest: string; readonly days: number }

/** The record of one simulated player. Days count from 0, gems are whole gems. */
export type PlayerRecord = {
  readonly temperament: Temperament
  /** The class that the player will choose. */
  readonly class: PlayerClass
  visits: number
  deaths: number
  perfectDays: number
  classDay?: number
  firstPetDay?: number
  firstMountDay?: number
  /** The sum of gold gained by commands, each net of its costs. */
  goldEarned: number
  potions: number
  armoireOpened: number
  armoireEmptiedDay?: number
  lastGearDay?: number
  gemsBought: number
  gemsOtherwise: number
  gemsSpent: number
  /** Refused commands by refusal key. */
  readonly refused: Record<string, number>
  /** Completed quests; only their owner records them. */
  readonly quests: QuestDone[]
  /** Values at each checkpoint. */
  readonly levels: number[]
  readonly gold: number[]
  pets: number
  mounts: number
  gems: number
  hourglasses: number
}

export const newPlayerRecord = (temperament: Temperament, playerClass: PlayerClass): PlayerRecord => ({
  temperament,
  class: playerClass,
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

/** Updates a record from the events of a command. */
export const noteEvents = (life: PlayerRecord, events: ReadonlyArray<GameEvent>, day: number): void => {
  for (const event of events) noteEvent(life, event, day)
}

const noteEvent = (life: PlayerRecord, event: GameEvent, day: number): void => {
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
