import { asKey, type Items, type QuestKey } from '../model/index.ts'
import { allOf } from './all-of.ts'
import { BASE_OUTFIT, FREE_GEAR } from './first-outfit.ts'

/** The items of a new player; `now` becomes the day of the last drop. docs/reference/rules.md 0.5. */
export const firstItems = (now: string): Items => ({
  gear: { owned: allOf(FREE_GEAR, true), equipped: BASE_OUTFIT, costume: BASE_OUTFIT },
  pets: {},
  mounts: {},
  eggs: {},
  hatchingPotions: {},
  food: {},
  quests: { [asKey<QuestKey>('dustbunnies')]: 1 },
  currentPet: '',
  currentMount: '',
  special: {
    snowball: 0,
    spookySparkles: 0,
    shinySeed: 0,
    seafoam: 0,
    valentine: 0,
    nye: 0,
    greeting: 0,
    thankyou: 0,
    birthday: 0,
    congrats: 0,
    getwell: 0,
    goodluck: 0,
    valentineReceived: [],
    nyeReceived: [],
    greetingReceived: [],
    thankyouReceived: [],
    birthdayReceived: [],
    congratsReceived: [],
    getwellReceived: [],
    goodluckReceived: [],
  },
  lastDrop: { date: now, count: 0 },
})
