import type { Catalogue } from '@daykeep/rules/content'
import { nameOf, t } from '../../texts/index.ts'
import { toThing } from '../things/index.ts'
import { isFound, type RowModel, STALL_KINDS, type StallModel } from './stall.ts'
import type { RowOrder, ViewChoices } from './view-choices.ts'
import { isShown } from './is-shown.ts'

/** The cards of the chosen kinds, with every stall; a card that holds nothing the player wants to see is left out. */
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
      rows.filter((row) => row.stalls.some((stall) => isShown(choices, stall, row.title))),
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

/** A species has one animal for each magic potion, so those stand together by potion, whatever was chosen. */
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

type Head = Pick<RowModel, 'title' | 'thing'>

const potionHead = (catalogue: Catalogue, { potion = '' }: StallModel): Head => ({
  title: nameOf(`hatchingPotions.${potion}`),
  thing: toThing(catalogue, 'potion', potion),
})

/** A species is shown as its plainest animal; animals that came without an egg stand together. */
const animalHead = (catalogue: Catalogue, { egg, kind, pet, mount }: StallModel): Head =>
  egg === undefined
    ? { title: t(`stable.kind.${kind}`), thing: pet ?? mount }
    : { title: nameOf(`eggs.${egg}`), thing: toThing(catalogue, 'pet', `${egg}-Base`) ?? pet }

const inOrder = (rows: ReadonlyArray<RowModel>, order: RowOrder): ReadonlyArray<RowModel> => {
  switch (order) {
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
