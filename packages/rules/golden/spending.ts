import type { Gear } from '../src/catalogue/index.ts'
import type { Chore } from './chore.ts'

/** The first piece of the player's class that they can pay and lack, in the order of price. */
const buyGear: Chore = ({ catalogue, player, chance }) => {
  if (chance('gear') < 0.5) return undefined
  const { stats, items } = player.user
  const pieces = Object.values<Gear>(catalogue.gear)
    .filter(({ group, key, value }) => group === stats.class && items.gear.owned[key] !== true && value <= stats.gp)
    .toSorted((a, b) => a.value - b.value || (a.key < b.key ? -1 : 1))
  return pieces[0] === undefined ? undefined : ['buyGear', { key: pieces[0].key }]
}

const drinkPotion: Chore = ({ player }) =>
  player.user.stats.hp < 25 && player.user.stats.gp >= 25 ? ['buyPotion', {}] : undefined

const openArmoire: Chore = ({ player, chance }) =>
  player.user.stats.gp >= 100 && chance('armoire') < 0.6 ? ['buyArmoire', {}] : undefined

/** The keys of what there is at least one of; a pet that was raised has -1. */
const carried = (counts: Readonly<Record<string, number>>): ReadonlyArray<string> =>
  Object.keys(counts).filter((key) => (counts[key] ?? 0) > 0)

const hatch: Chore = ({ player: { user } }) => {
  const { eggs, hatchingPotions, pets } = user.items
  const pairs = carried(eggs).flatMap((egg) =>
    carried(hatchingPotions).map((hatchingPotion) => ({ egg, hatchingPotion })),
  )
  const pair = pairs.find(({ egg, hatchingPotion }) => !carried(pets).includes(`${egg}-${hatchingPotion}`))
  return pair && ['hatch', pair]
}

const feed: Chore = ({ player: { user } }) => {
  const pet = carried(user.items.pets).find((key) => !Object.hasOwn(user.items.mounts, key))
  const [food] = carried(user.items.food)
  return pet === undefined || food === undefined ? undefined : ['feed', { pet, food }]
}

const takePet: Chore = ({ player: { user }, day }) => {
  const [pet] = carried(user.items.pets)
  return pet === undefined || day % 4 !== 0 ? undefined : ['equip', { type: 'pet', key: pet }]
}

const sellSpare: Chore = ({ player: { user }, day }) => {
  const key = Object.entries<number>(user.items.hatchingPotions).find(([, count]) => count > 2)?.[0]
  return key === undefined || day % 2 === 0 ? undefined : ['sell', { type: 'hatchingPotions', key, amount: 1 }]
}

export const goldChores: ReadonlyArray<Chore> = [drinkPotion, buyGear, openArmoire, sellSpare]
export const petChores: ReadonlyArray<Chore> = [hatch, feed, takePet]
