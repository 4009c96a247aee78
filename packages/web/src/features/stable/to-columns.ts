import type { Catalogue } from '@daykeep/rules/content'
import { nameOf } from '../../texts/index.ts'
import { type Thing, toThing } from '../things/index.ts'
import type { RowModel } from './stall.ts'
import type { ViewChoices } from './view-choices.ts'

export type ColumnModel = { readonly key: string; readonly name: string; readonly thing: Thing | undefined }

/** The potions that head the columns, when every card is a species with the same colours in the same places. */
export const toColumns = (
  catalogue: Catalogue,
  rows: ReadonlyArray<RowModel>,
  { by }: ViewChoices,
): ReadonlyArray<ColumnModel> => {
  const [first] = rows.map(potionsOf)
  if (by !== 'animal' || first === undefined) return []
  if (!rows.every((row) => potionsOf(row).join() === first.join())) return []
  return first.map((key) => ({
    key,
    name: nameOf(`hatchingPotions.${key}`),
    thing: toThing(catalogue, 'potion', key),
  }))
}

const potionsOf = ({ stalls }: RowModel): ReadonlyArray<string> => stalls.map(({ potion }) => potion ?? '')
