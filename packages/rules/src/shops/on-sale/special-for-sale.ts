import { isOnSale } from '../../calendar/index.ts'
import type { Catalogue, Transformation } from '../../catalogue/index.ts'
import { type Instant, ownEntry } from '../../kernel/index.ts'

/** A transformation, antidote or card in a shop: its price in gold, and whether it is sold at an instant. */
export type Special = {
  readonly value: number
  readonly kind: 'transformations' | 'cards'
  readonly isSold: (now: Instant) => boolean
}

/** The transformation, antidote or card of that key, if there is one. */
export const specialOf = (catalogue: Catalogue, key: string): Special | undefined =>
  spellForSale(catalogue, key) ?? cardForSale(catalogue, key)

/** A transformation, sold in its season, or an antidote, sold always. */
export const spellForSale = (catalogue: Catalogue, key: string): Special | undefined => {
  const kind = 'transformations'
  const transformation = ownEntry(catalogue.transformations, key)
  if (transformation !== undefined)
    return { value: transformation.value, kind, isSold: (now) => isOnSale(catalogue, 'seasonalSpells', key, now) }
  const antidotes = Object.values<Transformation>(catalogue.transformations).map(({ antidote }) => antidote)
  const antidote = antidotes.find((each) => each.key === key)
  return antidote === undefined ? undefined : { value: antidote.value, kind, isSold: () => true }
}

/** A card, sold always or around its feast. */
export const cardForSale = (catalogue: Catalogue, key: string): Special | undefined => {
  const card = ownEntry(catalogue.cards, key)
  if (card === undefined) return undefined
  return {
    value: card.value,
    kind: 'cards',
    isSold: (now) => !card.limited || isOnSale(catalogue, 'cards', key, now),
  }
}
