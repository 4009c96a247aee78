import type { Catalogue } from '@daykeep/rules/catalogue'
import { nameOf } from '../../i18n/index.ts'
import { type Item, toItem } from '../items/index.ts'
import type { RowModel } from './stall/stall.ts'
import type { ViewChoices } from './view-choices.ts'

export type PotionColumn = { readonly key: string; readonly name: string; readonly picture: Item | undefined }

/** The potions above the columns. Empty unless all cards have the same potions in the same order. */
export const toPotionColumns = (
  catalogue: Catalogue,
  rows: ReadonlyArray<RowModel>,
  { by }: ViewChoices,
): ReadonlyArray<PotionColumn> => {
  const [first] = rows.map(potionsOf)
  if (by !== 'animal' || first === undefined) return []
  if (!rows.every((row) => potionsOf(row).join() === first.join())) return []
  return first.map((key) => ({
    key,
    name: nameOf(`hatchingPotions.${key}`),
    picture: toItem(catalogue, 'potion', key),
  }))
}

const potionsOf = ({ stalls }: RowModel): ReadonlyArray<string> => stalls.map(({ potion }) => potion ?? '')
