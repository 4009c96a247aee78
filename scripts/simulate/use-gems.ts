import { userCommand } from '@daykeep/rules/command'
import { commands } from '@daykeep/rules/commands'
import { type Animal, memoizeByCatalogue } from '@daykeep/rules/catalogue'
import { GEMS_PER_BALANCE } from '@daykeep/rules/purse'
import { isSubscribed } from '@daykeep/rules/model'
import { startSubscription, type StartSubscription } from '@daykeep/rules/money'
import { gemCap, GEMS_FOR_GOLD } from '@daykeep/rules/shops'
import * as t from 'io-ts'
import { dispatch, type Hero } from './hero.ts'
import { visitTravellers } from './visit-travellers.ts'

/** The notice of a payment provider, run as a command. */
const subscribe = userCommand({
  params: new t.Type<StartSubscription, unknown, unknown>(
    'StartSubscription',
    (input): input is StartSubscription => typeof input === 'object',
    (input) => t.success(input as StartSubscription),
    t.identity,
  ),
  rule: startSubscription,
})

const dropPets = memoizeByCatalogue(
  ({ pets }): ReadonlyArray<Animal> => Object.values<Animal>(pets).filter(({ kind }) => kind === 'drop'),
)

/** From the day of the play style on: subscribes, spends hourglasses, buys the month's gems for gold, and missing pets for gems. */
export const useGems = (hero: Hero): void => {
  const { subscribes } = hero.style
  if (subscribes === undefined || hero.day < subscribes) return
  if (!isSubscribed(hero.user.purchased))
    dispatch(hero, subscribe, { block: 'basic_earned', customer: 'customer', paymentMethod: 'card' })
  visitTravellers(hero)
  buyGems(hero)
  buyMissingPet(hero)
}

const buyGems = (hero: Hero): void => {
  const remaining = gemCap(hero.user) - hero.user.purchased.plan.gemsBought
  const quantity = Math.min(remaining, Math.floor(hero.user.stats.gp / GEMS_FOR_GOLD.price))
  if (quantity > 0) dispatch(hero, commands.purchase, { type: 'gems', key: 'gem', quantity })
}

/** Hatches the first drop pet that is not owned, if the gems suffice for its missing egg and potion. */
const buyMissingPet = (hero: Hero): void => {
  const { catalogue, user } = hero
  const missing = dropPets(catalogue).find(({ key }) => (user.items.pets[key] ?? 0) === 0)
  if (missing?.egg === undefined || missing.potion === undefined) return
  const egg = catalogue.eggs[missing.egg]
  const potion = catalogue.hatchingPotions[missing.potion]
  if (egg === undefined || potion === undefined) return
  const lacksEgg = (user.items.eggs[egg.key] ?? 0) < 1
  const lacksPotion = (user.items.hatchingPotions[potion.key] ?? 0) < 1
  const price = (lacksEgg ? egg.value : 0) + (lacksPotion ? potion.value : 0)
  if (user.balance * GEMS_PER_BALANCE < price) return
  if (lacksEgg) dispatch(hero, commands.purchase, { type: 'eggs', key: egg.key })
  if (lacksPotion) dispatch(hero, commands.purchase, { type: 'hatchingPotions', key: potion.key })
  dispatch(hero, commands.hatch, { egg: egg.key, hatchingPotion: potion.key })
}
