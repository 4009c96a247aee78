import type { Animal, Catalogue } from '../content/catalogue.ts'
import type { EggKey, User } from '../model/index.ts'
import { isFeedable } from './feeding.ts'
import { hatchable } from './hatchable.ts'
import { ownsMount, pointsOf } from './ownership.ts'

/** A place in the stable for a pet. `raised` ones carry their player now; such an egg may hatch once more. */
export type PetPlace =
  | { readonly type: 'missing' }
  | { readonly type: 'hatchable' }
  | { readonly type: 'pet'; readonly points: number; readonly current: boolean; readonly feedable: boolean }
  | { readonly type: 'raised'; readonly hatchable: boolean }

export type MountPlace = { readonly type: 'missing' } | { readonly type: 'mount'; readonly current: boolean }

/** One animal; an animal that is no pet, or no mount, has no such place. */
export type Stall = { readonly animal: Animal; readonly pet?: PetPlace; readonly mount?: MountPlace }

/** The stalls of one species; special animals have no egg and share a row. */
export type StableRow = {
  readonly kind: Animal['kind']
  readonly egg?: EggKey
  readonly stalls: ReadonlyArray<Stall>
}

/** The whole stable, row by row in content order: species by species, colour by colour. Reference, screens 4.3. */
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

/** What was only ever given is not shown as missing. */
const isOwned = (user: User, { key }: Animal): boolean => pointsOf(user, key) !== 0 || ownsMount(user, key)

const animalsOf = ({ pets, mounts }: Catalogue): ReadonlyArray<Animal> => [
  ...Object.values<Animal>(pets),
  ...Object.values<Animal>(mounts).filter(({ key }) => !Object.hasOwn(pets, key)),
]

const rowOf = ({ kind, egg }: Animal): StableRow => ({ kind, stalls: [], ...(egg === undefined ? {} : { egg }) })

const stallOf = (catalogue: Catalogue, user: User, animal: Animal, isReady: boolean): Stall => ({
  animal,
  ...(Object.hasOwn(catalogue.pets, animal.key) ? { pet: petPlace(user, animal, isReady) } : {}),
  ...(Object.hasOwn(catalogue.mounts, animal.key) ? { mount: mountPlace(user, animal) } : {}),
})

const petPlace = (user: User, animal: Animal, isReady: boolean): PetPlace => {
  const points = pointsOf(user, animal.key)
  if (points > 0) {
    const feedable = isFeedable(animal) && !ownsMount(user, animal.key)
    return { type: 'pet', points, current: user.items.currentPet === animal.key, feedable }
  }
  if (points < 0) return { type: 'raised', hatchable: isReady }
  return { type: isReady ? 'hatchable' : 'missing' }
}

const mountPlace = (user: User, { key }: Animal): MountPlace =>
  ownsMount(user, key) ? { type: 'mount', current: user.items.currentMount === key } : { type: 'missing' }
