import { dayClockOf, userDay } from '../../calendar/index.ts'
import {
  type DroppedItem,
  fromIso,
  type GameEvent,
  type Instant,
  type Outcome,
  pick,
  roll,
  toIso,
} from '../../kernel/index.ts'
import {
  asKey,
  type EggKey,
  type FoodKey,
  isSubscribed,
  type PotionKey,
  type User,
  withItems,
  withQuestProgress,
} from '../../model/index.ts'
import type { Totals } from '../../stats/index.ts'
import { dropChance, type LuckyScore } from './drop-chance.ts'
import { type Draw, drawDrop, dropEggs, standardPotions } from './draw-drop.ts'

/** What the player found with a score up. */
export type Finds = {
  readonly drop?: DroppedItem
  readonly firstDrops?: { readonly egg: string; readonly hatchingPotion: string }
  /** An item for a collection quest. */
  readonly collection?: 1
}

const NOTHING: Finds = {}

/** Rolls the drops of a score up: an egg, potion or food, and an item for a collection quest. docs/reference/rules.md 2.12. */
export const findDrops = (draw: Draw, score: LuckyScore): Outcome<User, Finds> => {
  const { user } = score
  if (isEmpty(user.items.eggs) && isEmpty(user.items.hatchingPotions)) return firstDrops(draw, user)
  const chance = dropChance(score)
  const foundQuestItem = roll(draw.seed, `score.quest-item/${draw.subject}`) < chance
  const withFind = foundQuestItem ? withQuestItem(user) : user
  const drop = isDropCapReached(user, score.totals, draw.now) ? undefined : chanceDrop(draw, user, chance)
  if (!foundQuestItem && drop === undefined) return { state: user, report: NOTHING, events: [] }
  return {
    state: drop === undefined ? withFind : withDrop(withFind, drop, toIso(draw.now)),
    report: { ...(drop === undefined ? {} : { drop }), ...(foundQuestItem ? { collection: 1 } : {}) },
    events: [
      ...(foundQuestItem ? [{ type: 'QuestItemFound' as const, task: score.task._id }] : []),
      ...(drop === undefined ? [] : dropEvents(drop, user.items.lastDrop.count + 1, dropCap(user, score.totals))),
    ],
  }
}

/** The maximum number of drops per user day, twice as many for subscribers. docs/reference/rules.md 2.12 step 3. */
export const dropCap = (user: User, { per }: Totals): number =>
  (isSubscribed(user.purchased) ? 2 : 1) * (5 + Math.floor(per / 25) + (user.contributor.level ?? 0))

/** What the player has found on this user day, and how much that may be. Drops of earlier days do not count. */
export const dropsOfDay = (
  user: User,
  totals: Totals,
  now: Instant,
): { readonly found: number; readonly cap: number } => {
  const { count, date } = user.items.lastDrop
  const clock = dayClockOf(user)
  const isOfToday = count > 0 && userDay(clock, fromIso(date)) === userDay(clock, now)
  return { found: isOfToday ? count : 0, cap: dropCap(user, totals) }
}

const isDropCapReached = (user: User, totals: Totals, now: Instant): boolean => {
  if (user.items.lastDrop.count < dropCap(user, totals)) return false
  const { found, cap } = dropsOfDay(user, totals, now)
  return found >= cap
}

/** The first drop ever is an egg and a potion to hatch it with. docs/reference/rules.md 2.12 step 0. */
const firstDrops = ({ catalogue, seed, subject }: Draw, user: User): Outcome<User, Finds> => {
  const egg = pick(seed, `score.first-egg/${subject}`, dropEggs(catalogue))
  const hatchingPotion = pick(seed, `score.first-potion/${subject}`, standardPotions(catalogue))
  if (egg === undefined || hatchingPotion === undefined) return { state: user, report: NOTHING, events: [] }
  return {
    state: withItems(user, {
      eggs: { [asKey<EggKey>(egg)]: 1 },
      hatchingPotions: { [asKey<PotionKey>(hatchingPotion)]: 1 },
    }),
    report: { firstDrops: { egg, hatchingPotion } },
    events: [{ type: 'FirstItemsDropped', egg, hatchingPotion }],
  }
}

const chanceDrop = (draw: Draw, user: User, chance: number): DroppedItem | undefined => {
  const firstFood = isEmpty(user.items.food)
  const falls = firstFood || roll(draw.seed, `score.drop/${draw.subject}`) < chance
  return falls ? drawDrop(draw, firstFood) : undefined
}

const withQuestItem = (user: User): User =>
  withQuestProgress(user, { collectedItems: user.party.quest.progress.collectedItems + 1 })

const withDrop = (user: User, { type, key }: DroppedItem, date: string): User => {
  const { eggs, hatchingPotions, food, quests } = user.items
  const lastDrop = { date, count: user.items.lastDrop.count + 1 }
  switch (type) {
    case 'Egg':
      return withItems(user, { lastDrop, eggs: oneMore(eggs, asKey<EggKey>(key)) })
    case 'HatchingPotion':
      return withItems(user, { lastDrop, hatchingPotions: oneMore(hatchingPotions, asKey<PotionKey>(key)) })
    case 'Food':
      return withItems(user, { lastDrop, food: oneMore(food, asKey<FoodKey>(key)) })
    case 'Quest':
      return withItems(user, { lastDrop, quests: oneMore(quests, asKey(key)) })
  }
}

const oneMore = <K extends string>(counts: Readonly<Record<K, number>>, key: K): Readonly<Record<K, number>> => ({
  ...counts,
  [key]: (counts[key] ?? 0) + 1,
})

const dropEvents = (drop: DroppedItem, count: number, cap: number): ReadonlyArray<GameEvent> =>
  count === cap
    ? [
        { type: 'ItemDropped', drop },
        { type: 'DropCapReached', count },
      ]
    : [{ type: 'ItemDropped', drop }]

const isEmpty = (map: object): boolean => {
  for (const _key in map) return false
  return true
}
