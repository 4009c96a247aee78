import type { Catalogue, Egg, Food, HatchingPotion } from '@daykeep/rules/content'
import { byKey } from './by-key.ts'
import type { Speaking } from './speaking.ts'

/** What is hatched, poured, eaten and bought by the piece. */
export const goodsIn = (catalogue: Catalogue, speak: Speaking) => {
  const eggs = Object.values<Egg>(catalogue.eggs)
  const potions = Object.values<HatchingPotion>(catalogue.hatchingPotions)
  const eggEntries = (kept: ReadonlyArray<Egg>) => byKey(kept, (egg) => eggEntry(egg, speak))
  const potionEntries = (kept: ReadonlyArray<HatchingPotion>) => byKey(kept, (potion) => potionEntry(potion, speak))
  return {
    eggs: eggEntries(eggs),
    dropEggs: eggEntries(eggs.filter(({ kind }) => kind === 'drop')),
    questEggs: eggEntries(eggs.filter(({ kind }) => kind === 'quest')),
    hatchingPotions: potionEntries(potions),
    dropHatchingPotions: potionEntries(potions.filter(({ kind }) => kind === 'standard')),
    premiumHatchingPotions: potionEntries(potions.filter(({ kind }) => kind === 'premium')),
    wackyHatchingPotions: potionEntries(potions.filter(({ kind }) => kind === 'wacky')),
    food: byKey(Object.values<Food>(catalogue.food), (food) => foodEntry(food, speak)),
    potion: { key: 'potion', type: 'potion', value: catalogue.potion.value, ...speak.words('market.potion') },
    armoire: { key: 'armoire', type: 'armoire', value: catalogue.armoire.value, ...speak.words('market.armoire') },
  }
}

const eggEntry = ({ key, value }: Egg, { words, say, name }: Speaking) => ({
  key,
  value,
  ...words(`eggs.${key}`),
  mountText: name(`eggs.${key}`),
  adjective: say(`eggs.${key}.adjective`),
})

const potionEntry = ({ key, value, kind, limited }: HatchingPotion, { words }: Speaking) => ({
  key,
  value,
  ...words(`hatchingPotions.${key}`),
  premium: kind === 'premium',
  limited,
  ...(kind === 'wacky' ? { wacky: true } : {}),
})

const foodEntry = ({ key, value, family, target }: Food, { words, say }: Speaking) => ({
  key,
  value,
  ...words(`food.${key}`),
  textA: say(`food.${key}.textA`),
  textThe: say(`food.${key}.textThe`),
  canDrop: family === 'basic',
  ...(target === undefined ? {} : { target }),
  ...(family === 'saddle' ? { sellWarningNote: say('refusals.foodSaddleSellWarningNote') } : {}),
})
