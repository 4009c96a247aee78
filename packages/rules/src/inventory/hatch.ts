import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { animalSets, petColorSet, petsOfEveryEgg, takeFirstStep } from '../achievements/index.ts'
import type { Catalogue, Egg, HatchingPotion } from '../content/catalogue.ts'
import { type Answer, lookUp, type Outcome, refuse, type Rule } from '../kernel/index.ts'
import { asKey, type PetKey, type User, withItems } from '../model/index.ts'
import { followedBy } from './followed-by.ts'
import { ownsPet } from './ownership.ts'
import { textId } from './text-id.ts'

/** Feeding points of a pet that has just hatched. Content specification, section 4. */
export const HATCHED_POINTS = 5

export type Hatch = { readonly egg?: string; readonly hatchingPotion?: string }

type Refusals =
  | 'missingEggHatchingPotion'
  | 'messageMissingEggPotion'
  | 'messageInvalidEggPotionCombo'
  | 'messageAlreadyPet'

/** An egg and a potion make a pet; some pets complete a collection. Reference, rules 7.2. */
export const hatch: Rule<'catalogue' | 'now', Hatch, Refusals, User, PetKey> =
  ({ catalogue, now }) =>
  ({ egg, hatchingPotion }) =>
  (user) => {
    if (!egg || !hatchingPotion) return refuse('missingEggHatchingPotion')
    const nest = nestOf(catalogue, user, egg, hatchingPotion)
    if (E.isLeft(nest)) return nest
    const { pet } = nest.right
    const hatched: Outcome<User, PetKey> = {
      state: withHatched(user, nest.right),
      report: pet,
      events: [{ type: 'PetHatched', pet }],
      message: { key: 'messageHatched', params: { pet: textId('pets', pet) } },
    }
    return pipe(
      hatched,
      followedBy(takeFirstStep('hatchedPet')),
      followedBy(petColorSet(catalogue)(nest.right)),
      followedBy(animalSets(catalogue)(nest.right)),
      followedBy(petsOfEveryEgg(catalogue, now)(nest.right)),
      E.right,
    )
  }

/** What lies in the nest: an egg, a potion, and the pet they will be. */
export type Nest = { readonly egg: Egg; readonly potion: HatchingPotion; readonly pet: PetKey }

/** The pet that an egg and a potion make, as far as the two go together. */
export const petOf = (egg: Egg, potion: HatchingPotion): PetKey | undefined =>
  potion.kind === 'standard' || egg.kind === 'drop' ? asKey(`${egg.key}-${potion.key}`) : undefined

const nestOf = (catalogue: Catalogue, user: User, eggKey: string, potionKey: string): Answer<Refusals, Nest> => {
  const egg = lookUp(catalogue.eggs, eggKey)
  const potion = lookUp(catalogue.hatchingPotions, potionKey)
  if (egg === undefined || potion === undefined) return refuse('messageMissingEggPotion')
  if (!isThere(user.items.eggs, egg.key) || !isThere(user.items.hatchingPotions, potion.key))
    return refuse('messageMissingEggPotion')
  const pet = petOf(egg, potion)
  if (pet === undefined) return refuse('messageInvalidEggPotionCombo')
  return ownsPet(user, pet) ? refuse('messageAlreadyPet') : E.right({ egg, potion, pet })
}

const isThere = (counts: Readonly<Record<string, number>>, key: string): boolean => (lookUp(counts, key) ?? 0) > 0

const withHatched = (user: User, { egg, potion, pet }: Nest): User => {
  const { eggs, hatchingPotions, pets } = user.items
  return withItems(user, {
    eggs: { ...eggs, [egg.key]: (eggs[egg.key] ?? 0) - 1 },
    hatchingPotions: { ...hatchingPotions, [potion.key]: (hatchingPotions[potion.key] ?? 0) - 1 },
    pets: { ...pets, [pet]: HATCHED_POINTS },
  })
}
