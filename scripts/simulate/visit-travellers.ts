import { commands } from '../../packages/rules/src/commands.ts'
import { hourglassesOf, ownsMount, pointsOf } from '../../packages/rules/src/inventory/index.ts'
import { act, type Hero } from './hero.ts'

/** Opens the packages that wait, and spends hourglasses on the animals of the time travellers: mounts first. */
export const visitTravellers = (hero: Hero): void => {
  while (hero.user.purchased.plan.mysteryItems.length > 0)
    if (act(hero, commands.openMysteryItem, {}) === undefined) break
  for (let left = Math.floor(hourglassesOf(hero.user)); left > 0; left -= 1) {
    const wanted = missingAnimal(hero)
    if (wanted === undefined || act(hero, commands.purchaseWithHourglasses, wanted) === undefined) return
  }
}

const missingAnimal = ({ catalogue, user }: Hero): { readonly type: string; readonly key: string } | undefined => {
  const { mounts, pets } = catalogue.animalShop
  const mount = mounts.find((key) => !ownsMount(user, key))
  if (mount !== undefined) return { type: 'mounts', key: mount }
  const pet = pets.find((key) => pointsOf(user, key) === 0)
  return pet === undefined ? undefined : { type: 'pets', key: pet }
}
