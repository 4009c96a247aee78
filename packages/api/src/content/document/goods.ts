import type { Catalogue, Egg, Food, HatchingPotion } from '@daykeep/rules/catalogue'
import { byKey } from './by-key.ts'
import type { Translator } from '../../i18n/translator.ts'

/** Eggs, potions and food, and what the market sells for gold. */
export const toGoods = (catalogue: Catalogue, translator: Translator) => {
  const eggs = Object.values<Egg>(catalogue.eggs)
  const potions = Object.values<HatchingPotion>(catalogue.hatchingPotions)
  const eggEntries = (selected: ReadonlyArray<Egg>) => byKey(selected, (egg) => eggEntry(egg, translator))
  const potionEntries = (selected: ReadonlyArray<HatchingPotion>) =>
    byKey(selected, (potion) => potionEntry(potion, translator))
  return {
    eggs: eggEntries(eggs),
    dropEggs: eggEntries(eggs.filter(({ kind }) => kind === 'drop')),
    questEggs: eggEntries(eggs.filter(({ kind }) => kind === 'quest')),
    hatchingPotions: potionEntries(potions),
    dropHatchingPotions: potionEntries(potions.filter(({ kind }) => kind === 'standard')),
    premiumHatchingPotions: potionEntries(potions.filter(({ kind }) => kind === 'premium')),
    wackyHatchingPotions: potionEntries(potions.filter(({ kind }) => kind === 'wacky')),
    food: byKey(Object.values<Food>(catalogue.food), (food) => foodEntry(food, translator)),
    potion: { key: 'potion', type: 'potion', value: catalogue.potion.value, ...translator.words('market.potion') },
    armoire: { key: 'armoire', type: 'armoire', value: catalogue.armoire.value, ...translator.words('market.armoire') },
  }
}

const eggEntry = ({ key, value }: Egg, { words, translate, name }: Translator) => ({
  key,
  value,
  ...words(`eggs.${key}`),
  mountText: name(`eggs.${key}`),
  adjective: translate(`eggs.${key}.adjective`),
})

const potionEntry = ({ key, value, kind, limited }: HatchingPotion, { words }: Translator) => ({
  key,
  value,
  ...words(`hatchingPotions.${key}`),
  premium: kind === 'premium',
  limited,
  ...(kind === 'wacky' ? { wacky: true } : {}),
})

const foodEntry = ({ key, value, family, target }: Food, { words, translate }: Translator) => ({
  key,
  value,
  ...words(`food.${key}`),
  textA: translate(`food.${key}.textA`),
  textThe: translate(`food.${key}.textThe`),
  canDrop: family === 'basic',
  ...(target === undefined ? {} : { target }),
  ...(family === 'saddle' ? { sellWarningNote: translate('refusals.foodSaddleSellWarningNote') } : {}),
})
