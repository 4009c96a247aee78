import { commands } from '../../packages/rules/src/commands.ts'
import type { Task } from '../../packages/rules/src/model/index.ts'
import { marketGear } from '../../packages/rules/src/shops/index.ts'
import { act, type Hero } from './hero.ts'

/** Openings of the armoire in one day. */
const MOST_OPENINGS = 5

/** A potion when it is needed, gear while there is some, else the armoire, which also tempts; now and then a reward of their own. */
export const shop = (hero: Hero): void => {
  const { potion, armoire } = hero.catalogue
  while (hero.user.stats.hp < hero.ways.potionBelow && hero.user.stats.gp >= potion.value)
    if (act(hero, commands.buyPotion, {}) === undefined) break
  if (hero.chance.happens(hero.ways.treats)) treat(hero)
  if (hero.day % 7 === 0) hero.gearFrom = 0
  if (hero.user.stats.gp >= hero.gearFrom) buyGear(hero)
  if (hero.gearFrom !== Infinity && !hero.chance.happens(hero.ways.tempted)) return
  for (let left = MOST_OPENINGS; left > 0 && hero.user.stats.gp >= armoire.value; left -= 1)
    act(hero, commands.buyArmoire, {})
}

/** The cheapest first, and remembers what the next costs; once a week the market is looked at in any case. */
const buyGear = (hero: Hero): void => {
  const offers = marketGear(hero.catalogue)(hero.user, hero.at).filter(({ locked }) => !locked)
  const prices: number[] = []
  for (const { gear, price } of offers.toSorted((one, other) => one.price - other.price))
    if (hero.user.stats.gp < price || act(hero, commands.buyGear, { key: gear.key }) === undefined) prices.push(price)
    else prices.push(0)
  hero.gearFrom = Math.min(...prices)
}

const treat = (hero: Hero): void => {
  const reward = Object.values<Task>(hero.tasks).find(({ type }) => type === 'reward')
  if (reward !== undefined && hero.user.stats.gp >= reward.value)
    act(hero, commands.scoreTask, { task: reward._id, direction: 'down' })
}
