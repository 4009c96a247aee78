import { commands } from '@daykeep/rules/commands'
import type { Task } from '@daykeep/rules/model'
import { marketGear } from '@daykeep/rules/shops'
import { dispatch, type Hero } from './hero.ts'

/** Openings of the armoire a day, at most. */
const MAX_OPENINGS = 5

/** Buys potions when health is low, gear while there is some, otherwise opens the armoire; sometimes buys a reward or opens the armoire anyway. */
export const shop = (hero: Hero): void => {
  const { potion, armoire } = hero.catalogue
  while (hero.user.stats.hp < hero.style.potionBelow && hero.user.stats.gp >= potion.value)
    if (dispatch(hero, commands.buyPotion, {}) === undefined) break
  if (hero.chance.happens(hero.style.treats)) treat(hero)
  if (hero.day % 7 === 0) hero.gearFrom = 0
  if (hero.user.stats.gp >= hero.gearFrom) buyGear(hero)
  if (hero.gearFrom !== Infinity && !hero.chance.happens(hero.style.tempted)) return
  for (let remaining = MAX_OPENINGS; remaining > 0 && hero.user.stats.gp >= armoire.value; remaining -= 1)
    dispatch(hero, commands.buyArmoire, {})
}

/** Buys gear, cheapest first, and stores the price of the next piece; the market is checked at least once a week. */
const buyGear = (hero: Hero): void => {
  const offers = marketGear(hero.catalogue)(hero.user, hero.at).filter(({ locked }) => !locked)
  const prices: number[] = []
  for (const { gear, price } of offers.toSorted((one, other) => one.price - other.price))
    if (hero.user.stats.gp < price || dispatch(hero, commands.buyGear, { key: gear.key }) === undefined)
      prices.push(price)
    else prices.push(0)
  hero.gearFrom = Math.min(...prices)
}

const treat = (hero: Hero): void => {
  const reward = Object.values<Task>(hero.tasks).find(({ type }) => type === 'reward')
  if (reward !== undefined && hero.user.stats.gp >= reward.value)
    dispatch(hero, commands.scoreTask, { task: reward._id, direction: 'down' })
}
