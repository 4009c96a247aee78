import { userCommand } from '../../packages/rules/src/command.ts'
import { commands } from '../../packages/rules/src/commands.ts'
import type { Animal } from '../../packages/rules/src/content/index.ts'
import { perCatalogue } from '../../packages/rules/src/content/per-catalogue.ts'
import { GEMS_PER_BALANCE } from '../../packages/rules/src/inventory/index.ts'
import { isSubscribed } from '../../packages/rules/src/model/index.ts'
import { startSubscription, type StartSubscription } from '../../packages/rules/src/money/index.ts'
import { gemCap, GEMS_FOR_GOLD } from '../../packages/rules/src/shops/index.ts'
import * as t from 'io-ts'
import { act, type Hero } from './hero.ts'
import { visitTravellers } from './visit-travellers.ts'

/** What a payment provider tells, as a turn of its own: the rule decides, as for any command. */
const subscribe = userCommand({
  params: new t.Type<StartSubscription, unknown, unknown>(
    'StartSubscription',
    (input): input is StartSubscription => typeof input === 'object',
    (input) => t.success(input as StartSubscription),
    t.identity,
  ),
  rule: startSubscription,
})

const ordinaryPets = perCatalogue(
  ({ pets }): ReadonlyArray<Animal> => Object.values<Animal>(pets).filter(({ kind }) => kind === 'drop'),
)

/** Subscribes on their day; then uses what the months bring, buys the gems that the month allows for gold, and with them what the stable lacks. */
export const useGems = (hero: Hero): void => {
  const { subscribes } = hero.ways
  if (subscribes === undefined || hero.day < subscribes) return
  if (!isSubscribed(hero.user.purchased))
    act(hero, subscribe, { block: 'basic_earned', customer: 'customer', paymentMethod: 'card' })
  visitTravellers(hero)
  buyGems(hero)
  buyMissingPet(hero)
}

const buyGems = (hero: Hero): void => {
  const left = gemCap(hero.user) - hero.user.purchased.plan.gemsBought
  const quantity = Math.min(left, Math.floor(hero.user.stats.gp / GEMS_FOR_GOLD.price))
  if (quantity > 0) act(hero, commands.purchase, { type: 'gems', key: 'gem', quantity })
}

/** The first ordinary pet that was never hatched, if there are gems for all that it lacks. */
const buyMissingPet = (hero: Hero): void => {
  const { catalogue, user } = hero
  const missing = ordinaryPets(catalogue).find(({ key }) => (user.items.pets[key] ?? 0) === 0)
  if (missing?.egg === undefined || missing.potion === undefined) return
  const egg = catalogue.eggs[missing.egg]
  const potion = catalogue.hatchingPotions[missing.potion]
  if (egg === undefined || potion === undefined) return
  const lacksEgg = (user.items.eggs[egg.key] ?? 0) < 1
  const lacksPotion = (user.items.hatchingPotions[potion.key] ?? 0) < 1
  const price = (lacksEgg ? egg.value : 0) + (lacksPotion ? potion.value : 0)
  if (user.balance * GEMS_PER_BALANCE < price) return
  if (lacksEgg) act(hero, commands.purchase, { type: 'eggs', key: egg.key })
  if (lacksPotion) act(hero, commands.purchase, { type: 'hatchingPotions', key: potion.key })
  act(hero, commands.hatch, { egg: egg.key, hatchingPotion: potion.key })
}
