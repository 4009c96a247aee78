import type { Animal, Catalogue } from '@daykeep/rules/content'
import { FEEDING, type MountPlace, type PetPlace, stable, type Stall } from '@daykeep/rules/inventory'
import type { User } from '@daykeep/rules/model'
import { eggName, nameOf, potionName } from '../../texts/index.ts'
import { toThing } from '../things/index.ts'
import type { Ingredient, StallModel } from './stall.ts'

/** Every place of the stable, in content order. */
export const toStalls = (catalogue: Catalogue, user: User): ReadonlyArray<StallModel> =>
  stable(catalogue)(user).flatMap(({ stalls }) => stalls.map(toStall(catalogue, user)))

const toStall =
  (catalogue: Catalogue, user: User) =>
  ({ animal, pet, mount }: Stall): StallModel => ({
    key: animal.key,
    name: nameOf(pet === undefined ? `mounts.${animal.key}` : `pets.${animal.key}`),
    kind: animal.kind,
    pet: toThing(catalogue, 'pet', animal.key),
    mount: toThing(catalogue, 'mount', animal.key),
    egg: animal.egg,
    potion: animal.potion,
    ...placeOf(user, animal, pet, mount),
  })

type Place = StallModel extends infer Model ? (Model extends StallModel ? Omit<Model, CommonKey> : never) : never
type CommonKey = 'key' | 'name' | 'kind' | 'pet' | 'mount' | 'egg' | 'potion'

/** A mount may have a pet of its kind beside it; a pet raised to a mount may hatch once more. */
const placeOf = (user: User, animal: Animal, pet: PetPlace | undefined, mount: MountPlace | undefined): Place => {
  const isMount = mount?.type === 'mount'
  if (pet?.type === 'pet') {
    if (isMount) return { type: 'both', petCurrent: pet.current, mountCurrent: mount.current }
    const growing = pet.feedable ? { points: pet.points, most: FEEDING.mount } : undefined
    return { type: 'pet', current: pet.current, growing }
  }
  const hatchable = pet?.type === 'hatchable' || (pet?.type === 'raised' && pet.hatchable)
  if (isMount) return { type: 'mount', current: mount.current, hatchable }
  return hatchable ? { type: 'hatchable' } : { type: 'missing', needs: needsOf(user, animal) }
}

const needsOf = ({ items }: User, { egg, potion }: Animal): ReadonlyArray<Ingredient> =>
  egg === undefined || potion === undefined
    ? []
    : [
        { name: eggName(egg), count: items.eggs[egg] ?? 0 },
        { name: potionName(potion), count: items.hatchingPotions[potion] ?? 0 },
      ]
