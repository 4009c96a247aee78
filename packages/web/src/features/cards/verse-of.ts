import type { Card, Catalogue } from '@daykeep/rules/catalogue'
import { ownEntry } from '@daykeep/rules/kernel'
import { t } from '../../i18n/index.ts'

/** The verse of a card. One sender always writes the same one: nothing about it is stored. */
export const verseOf = (catalogue: Catalogue, key: string, from: string): string => {
  const card: Card | undefined = ownEntry(catalogue.cards, key)
  if (card === undefined || card.messages === 0) return ''
  return t(`cards.${key}.message${(from.length % card.messages) + 1}`)
}
