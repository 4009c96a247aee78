import type { Catalogue } from '@daykeep/rules/catalogue'
import { hatchable, inventoryItems, mostHatchable, ownsPet } from '@daykeep/rules/inventory'
import { asKey, type PetKey, type User } from '@daykeep/rules/model'
import { eggName, nameOf, potionName } from '../../../i18n/index.ts'
import { type Item, toItem } from '../../items/index.ts'

/** An egg or a potion, and how many the player has. */
export type Supply = {
  readonly key: string
  readonly name: string
  readonly count: number
  readonly picture: Item | undefined
}

/** What an egg becomes with a potion: a pet to be had, one that is there, or nothing. */
export type HatcheryCell = {
  readonly pet: string
  readonly name: string
  readonly picture: Item | undefined
  readonly state: 'ready' | 'owned' | 'none'
}

export type HatcheryModel = {
  readonly potions: ReadonlyArray<Supply>
  readonly rows: ReadonlyArray<{ readonly egg: Supply; readonly cells: ReadonlyArray<HatcheryCell> }>
  /** As many pets as all of it can hatch together. */
  readonly most: ReadonlySet<string>
}

/** The player's eggs against their potions. docs/reference/screens.md 4.1. */
export const toHatchery = (catalogue: Catalogue, user: User): HatcheryModel => {
  const { eggs, hatchingPotions } = inventoryItems(catalogue, user)
  const ready = new Set<string>(hatchable(catalogue, user).map(({ pet }) => pet))
  const stateOf = (pet: PetKey): HatcheryCell['state'] => {
    if (ready.has(pet)) return 'ready'
    return ownsPet(user, pet) ? 'owned' : 'none'
  }
  return {
    potions: hatchingPotions.map(({ item: { key }, count }) => ({
      key,
      name: potionName(key),
      count,
      picture: toItem(catalogue, 'potion', key),
    })),
    rows: eggs.map(({ item: egg, count }) => ({
      egg: { key: egg.key, name: eggName(egg.key), count, picture: toItem(catalogue, 'egg', egg.key) },
      cells: hatchingPotions.map(({ item: potion }): HatcheryCell => {
        const pet = asKey<PetKey>(`${egg.key}-${potion.key}`)
        const state = stateOf(pet)
        return {
          pet,
          name: state === 'none' ? '' : nameOf(`pets.${pet}`),
          picture: state === 'none' ? undefined : toItem(catalogue, 'pet', pet),
          state,
        }
      }),
    })),
    most: new Set(mostHatchable(catalogue, user).map(({ pet }) => pet)),
  }
}

/** Whether eggs and potions suffice for one pet more than those that are chosen. */
export const hasRoomFor = ({ rows, potions }: HatcheryModel, chosen: ReadonlySet<string>, pet: string): boolean => {
  const row = rows.find(({ cells }) => cells.some((cell) => cell.pet === pet))
  const column = row?.cells.findIndex((cell) => cell.pet === pet) ?? -1
  const potion = potions[column]
  if (row === undefined || potion === undefined) return false
  const ofEgg = row.cells.filter((cell) => chosen.has(cell.pet)).length
  const ofPotion = rows.filter(({ cells }) => chosen.has(cells[column]?.pet ?? '')).length
  return ofEgg < row.egg.count && ofPotion < potion.count
}
