import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { animalSets, petColorSet, petsOfEveryEgg, takeFirstStep } from '../../achievements/index.ts'
import type { Catalogue, Egg, HatchingPotion } from '../../catalogue/index.ts'
import { type Result, ownEntry, type Outcome, refuse, type Rule, andThen } from '../../kernel/index.ts'
import { asKey, type PetKey, type User, withItems } from '../../model/index.ts'
import { ownsPet } from '../ownership.ts'
import { textId } from '../text-id.ts'

/** Feeding points of a newly hatched pet. docs/reference/content.md 4. */
export const HATCHED_POINTS = 5

export type Hatch = { readonly egg: string; readonly hatchingPotion: string }

type Refusals = 'messageMissingEggPotion' | 'messageInvalidEggPotionCombo' | 'messageAlreadyPet'

/** Hatches a pet from an egg and a potion, and awards completed collections. docs/reference/rules.md 7.2. */
export const hatch: Rule<'catalogue' | 'now', Hatch, Refusals, User, PetKey> =
  ({ catalogue, now }) =>
  ({ egg, hatchingPotion }) =>
  (user) => {
    const hatchable = hatchablePetOf(catalogue, user, egg, hatchingPotion)
    if (E.isLeft(hatchable)) return hatchable
    const { pet } = hatchable.right
    const hatched: Outcome<User, PetKey> = {
      state: withHatched(user, hatchable.right),
      report: pet,
      events: [{ type: 'PetHatched', pet }],
      message: { key: 'messageHatched', params: { pet: textId('pets', pet) } },
    }
    return pipe(
      hatched,
      andThen(takeFirstStep('hatchedPet')),
      andThen(petColorSet(catalogue)(hatchable.right)),
      andThen(animalSets(catalogue)(hatchable.right)),
      andThen(petsOfEveryEgg(catalogue, now)(hatchable.right)),
      E.right,
    )
  }

/** An egg, a potion, and the pet that they hatch. */
export type HatchablePet = { readonly egg: Egg; readonly potion: HatchingPotion; readonly pet: PetKey }

/** The pet of an egg and a potion; undefined if the two do not combine. */
export const petOf = (egg: Egg, potion: HatchingPotion): PetKey | undefined =>
  potion.kind === 'standard' || egg.kind === 'drop' ? asKey(`${egg.key}-${potion.key}`) : undefined

const hatchablePetOf = (
  catalogue: Catalogue,
  user: User,
  eggKey: string,
  potionKey: string,
): Result<Refusals, HatchablePet> => {
  const egg = ownEntry(catalogue.eggs, eggKey)
  const potion = ownEntry(catalogue.hatchingPotions, potionKey)
  if (egg === undefined || potion === undefined) return refuse('messageMissingEggPotion')
  if (!isOwned(user.items.eggs, egg.key) || !isOwned(user.items.hatchingPotions, potion.key))
    return refuse('messageMissingEggPotion')
  const pet = petOf(egg, potion)
  if (pet === undefined) return refuse('messageInvalidEggPotionCombo')
  return ownsPet(user, pet) ? refuse('messageAlreadyPet') : E.right({ egg, potion, pet })
}

const isOwned = (counts: Readonly<Record<string, number>>, key: string): boolean => (ownEntry(counts, key) ?? 0) > 0

const withHatched = (user: User, { egg, potion, pet }: HatchablePet): User => {
  const { eggs, hatchingPotions, pets } = user.items
  return withItems(user, {
    eggs: { ...eggs, [egg.key]: (eggs[egg.key] ?? 0) - 1 },
    hatchingPotions: { ...hatchingPotions, [potion.key]: (hatchingPotions[potion.key] ?? 0) - 1 },
    pets: { ...pets, [pet]: HATCHED_POINTS },
  })
}
