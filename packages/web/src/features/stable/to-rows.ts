import type { Catalogue } from '@daykeep/rules/catalogue'
import { nameOf, t } from '../../i18n/index.ts'
import { toItem } from '../items/index.ts'
import { isFound, type RowModel, STALL_KINDS, type StallModel } from './stall/stall.ts'
import type { RowOrder, ViewChoices } from './view-choices.ts'
import { matchesChoices } from './stall/matches-choices.ts'

/** The cards of the chosen kinds, each with all of its stalls. Cards without a stall that matches are left out. */
export const toRows = (
  catalogue: Catalogue,
  stalls: ReadonlyArray<StallModel>,
  choices: ViewChoices,
): ReadonlyArray<RowModel> =>
  STALL_KINDS.filter((kind) => choices.kinds.includes(kind)).flatMap((kind) => {
    const rows = rowsOf(
      catalogue,
      stalls.filter((stall) => stall.kind === kind),
      choices.by,
    )
    return inOrder(
      rows.filter((row) => row.stalls.some((stall) => matchesChoices(choices, stall, row.title))),
      choices.order,
    )
  })

const rowsOf = (
  catalogue: Catalogue,
  stalls: ReadonlyArray<StallModel>,
  by: ViewChoices['by'],
): ReadonlyArray<RowModel> => {
  const groups = new Map<string, ReadonlyArray<StallModel>>()
  for (const stall of stalls) {
    const name = groupOf(stall, by)
    groups.set(name, [...(groups.get(name) ?? []), stall])
  }
  return [...groups.values()].flatMap((group) => rowOf(catalogue, group, by))
}

/** Magic potions have one card each, whatever was chosen, since a species has only one animal of each. */
const isByPotion = ({ kind, potion }: StallModel, by: ViewChoices['by']): boolean =>
  potion !== undefined && (by === 'potion' || kind === 'premium' || kind === 'wacky')

const groupOf = (stall: StallModel, by: ViewChoices['by']): string =>
  (isByPotion(stall, by) ? stall.potion : stall.egg) ?? ''

const rowOf = (
  catalogue: Catalogue,
  stalls: ReadonlyArray<StallModel>,
  by: ViewChoices['by'],
): ReadonlyArray<RowModel> => {
  const [first] = stalls
  if (first === undefined) return []
  const head = isByPotion(first, by) ? potionHead(catalogue, first) : animalHead(catalogue, first)
  return [
    {
      id: `${first.kind}/${groupOf(first, by)}`,
      kind: first.kind,
      ...head,
      found: stalls.filter(isFound).length,
      total: stalls.length,
      stalls,
    },
  ]
}

type Head = Pick<RowModel, 'title' | 'picture'>

const potionHead = (catalogue: Catalogue, { potion = '' }: StallModel): Head => ({
  title: nameOf(`hatchingPotions.${potion}`),
  picture: toItem(catalogue, 'potion', potion),
})

/** A species is shown as its base animal. Animals without an egg share a card. */
const animalHead = (catalogue: Catalogue, { egg, kind, pet, mount }: StallModel): Head =>
  egg === undefined
    ? { title: t(`stable.kind.${kind}`), picture: pet ?? mount }
    : { title: nameOf(`eggs.${egg}`), picture: toItem(catalogue, 'pet', `${egg}-Base`) ?? pet }

const inOrder = (rows: ReadonlyArray<RowModel>, order: RowOrder): ReadonlyArray<RowModel> => {
  switch (order) {
    case 'mine':
      return [...rows].sort((one, other) => Number(other.found > 0) - Number(one.found > 0))
    case 'usual':
      return rows
    case 'name':
      return [...rows].sort((one, other) => one.title.localeCompare(other.title))
    case 'ready':
      return [...rows].sort((one, other) => readyIn(other) - readyIn(one))
  }
}

const readyIn = ({ stalls }: RowModel): number => stalls.filter((stall) => isReady(stall)).length

const isReady = (stall: StallModel): boolean =>
  stall.type === 'hatchable' || (stall.type === 'mount' && stall.hatchable)
