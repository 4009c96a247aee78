import type { HatchingPotion } from '../../catalogue/index.ts'
import { ownEntry } from '../../kernel/index.ts'
import { forGems, type OfferFinder, type Offer, offerByKey } from './offer.ts'

const offerOfValue = (item: { readonly value: number } | undefined): Offer | undefined =>
  item === undefined ? undefined : forGems(item.value)

const potions = (kind: HatchingPotion['kind']): OfferFinder =>
  offerByKey(({ catalogue }, key) => {
    const potion = ownEntry(catalogue.hatchingPotions, key)
    return potion?.kind === kind ? offerOfValue(potion) : undefined
  })

/** Eggs, potions, food and quest bundles, for gems. */
export const STOCK_OFFERS: Readonly<Record<string, OfferFinder>> = {
  eggs: offerByKey(({ catalogue }, key) => offerOfValue(ownEntry(catalogue.eggs, key))),
  food: offerByKey(({ catalogue }, key) => offerOfValue(ownEntry(catalogue.food, key))),
  hatchingPotions: potions('standard'),
  premiumHatchingPotions: potions('premium'),
  wackyHatchingPotions: potions('wacky'),
  bundles: offerByKey(({ catalogue }, key) => offerOfValue(ownEntry(catalogue.questBundles, key))),
}
