import type { Animal, Catalogue } from '../../catalogue/index.ts'
import type { EggKey, User } from '../../model/index.ts'
import { isFeedable } from './feeding.ts'
import { hatchable } from './hatchable.ts'
import { ownsMount, pointsOf } from '../ownership.ts'

/** The state of a pet in the stable. `raised`: it became a mount; `hatchable`: the player has its egg and potion. */
export type PetState =
  | { readonly type: 'missing' }
  | { readonly type: 'hatchable' }
  | { readonly type: 'pet'; readonly points: number; readonly current: boolean; readonly feedable: boolean }
  | { readonly type: 'raised'; readonly hatchable: boolean }

export type MountState = { readonly type: 'missing' } | { readonly type: 'mount'; readonly current: boolean }

/** One animal with the states of its pet and its mount, where it has such forms. */
export type Stall = { readonly animal: Animal; readonly pet?: PetState; readonly mount?: MountState }

/** The stalls of one species; special animals, which have no egg, share a row. */
export type StableRow = {
  readonly kind: Animal['kind']
  readonly egg?: EggKey
  readonly stalls: ReadonlyArray<Stall>
}

/** All stalls by species, then colour, in content order. docs/reference/screens.md 4.3. */
export const stable =
  (catalogue: Catalogue) =>
  (user: User): ReadonlyArray<StableRow> => {
    const ready = new Set<string>(hatchable(catalogue, user).map(({ pet }) => pet))
    const rows = new Map<string, StableRow>()
    for (const animal of animalsOf(catalogue).filter((one) => one.canFind !== false || isOwned(user, one))) {
      const name = `${animal.kind}/${animal.egg ?? ''}`
      const row = rows.get(name) ?? rowOf(animal)
      rows.set(name, { ...row, stalls: [...row.stalls, stallOf(catalogue, user, animal, ready.has(animal.key))] })
    }
    return [...rows.values()]
  }

/** Animals that cannot be found are listed only if owned. */
const isOwned = (user: User, { key }: Animal): boolean => pointsOf(user, key) !== 0 || ownsMount(user, key)

const animalsOf = ({ pets, mounts }: Catalogue): ReadonlyArray<Animal> => [
  ...Object.values<Animal>(pets),
  ...Object.values<Animal>(mounts).filter(({ key }) => !Object.hasOwn(pets, key)),
]

const rowOf = ({ kind, egg }: Animal): StableRow => ({ kind, stalls: [], ...(egg === undefined ? {} : { egg }) })

const stallOf = (catalogue: Catalogue, user: User, animal: Animal, isReady: boolean): Stall => ({
  animal,
  ...(Object.hasOwn(catalogue.pets, animal.key) ? { pet: petStateOf(user, animal, isReady) } : {}),
  ...(Object.hasOwn(catalogue.mounts, animal.key) ? { mount: mountStateOf(user, animal) } : {}),
})

const petStateOf = (user: User, animal: Animal, isReady: boolean): PetState => {
  const points = pointsOf(user, animal.key)
  if (points > 0) {
    const feedable = isFeedable(animal) && !ownsMount(user, animal.key)
    return { type: 'pet', points, current: user.items.currentPet === animal.key, feedable }
  }
  if (points < 0) return { type: 'raised', hatchable: isReady }
  return { type: isReady ? 'hatchable' : 'missing' }
}

const mountStateOf = (user: User, { key }: Animal): MountState =>
  ownsMount(user, key) ? { type: 'mount', current: user.items.currentMount === key } : { type: 'missing' }
