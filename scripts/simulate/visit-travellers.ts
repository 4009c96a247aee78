import { commands, type ParamsOf } from '@daykeep/rules/commands'
import { hourglassesOf } from '@daykeep/rules/purse'
import { ownsMount, pointsOf } from '@daykeep/rules/inventory'
import { dispatch, type Hero } from './hero.ts'

/** Opens all mystery items, and spends hourglasses on animals of the time travellers, mounts first. */
export const visitTravellers = (hero: Hero): void => {
  while (hero.user.purchased.plan.mysteryItems.length > 0)
    if (dispatch(hero, commands.openMysteryItem, {}) === undefined) break
  for (let remaining = Math.floor(hourglassesOf(hero.user)); remaining > 0; remaining -= 1) {
    const purchase = missingAnimal(hero)
    if (purchase === undefined || dispatch(hero, commands.purchaseWithHourglasses, purchase) === undefined) return
  }
}

const missingAnimal = ({ catalogue, user }: Hero): ParamsOf<'purchaseWithHourglasses'> | undefined => {
  const { mounts, pets } = catalogue.animalShop
  const mount = mounts.find((key) => !ownsMount(user, key))
  if (mount !== undefined) return { type: 'mounts', key: mount }
  const pet = pets.find((key) => pointsOf(user, key) === 0)
  return pet === undefined ? undefined : { type: 'pets', key: pet }
}
