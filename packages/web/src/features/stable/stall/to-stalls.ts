import type { Animal, Catalogue } from '@daykeep/rules/catalogue'
import { FEEDING, type MountState, type PetState, stable, type Stall } from '@daykeep/rules/inventory'
import type { User } from '@daykeep/rules/model'
import { eggName, nameOf, potionName } from '../../../i18n/index.ts'
import { toItem } from '../../items/index.ts'
import type { Ingredient, StallModel } from './stall.ts'

/** All stalls, in content order. */
export const toStalls = (catalogue: Catalogue, user: User): ReadonlyArray<StallModel> =>
  stable(catalogue)(user).flatMap(({ stalls }) => stalls.map(toStall(catalogue, user)))

const toStall =
  (catalogue: Catalogue, user: User) =>
  ({ animal, pet, mount }: Stall): StallModel => ({
    key: animal.key,
    name: nameOf(pet === undefined ? `mounts.${animal.key}` : `pets.${animal.key}`),
    kind: animal.kind,
    pet: toItem(catalogue, 'pet', animal.key),
    mount: toItem(catalogue, 'mount', animal.key),
    egg: animal.egg,
    potion: animal.potion,
    ...variantOf(user, animal, pet, mount),
  })

type StallVariant = StallModel extends infer Model ? (Model extends StallModel ? Omit<Model, CommonKey> : never) : never
type CommonKey = 'key' | 'name' | 'kind' | 'pet' | 'mount' | 'egg' | 'potion'

/** A mount can have its pet beside it; a pet that was raised to a mount can be hatched again. */
const variantOf = (
  user: User,
  animal: Animal,
  pet: PetState | undefined,
  mount: MountState | undefined,
): StallVariant => {
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
