import { type Catalogue, type Animal } from '../../catalogue/index.ts'
import { type Instant, ownEntry } from '../../kernel/index.ts'
import { asKey, type PetKey } from '../../model/index.ts'
import { runningEvents } from './running-events.ts'

/** Species shown for pets that do not come in the colour of the year's potion. docs/reference/content-facts.md 6.8. */
const STAND_INS = { quest: 'BearCub', special: 'Dragon', none: 'Wolf' } as const

/** The potion that colours all pets on the first of April of a year. */
export const foolsPotion = ({ calendar }: Pick<Catalogue, 'calendar'>, year: number): string | undefined => {
  const { since, potions } = calendar.foolsPotions
  return potions.length === 0 || year < since ? undefined : potions[(year - since) % potions.length]
}

/**
 * The pet to show for this one, which may be none: the same on any day but the first of April. Only the picture
 * changes. docs/reference/content-facts.md 6.8.
 */
export const shownPet = (catalogue: Catalogue, now: Instant, pet: PetKey | ''): PetKey | '' => {
  if (!runningEvents(catalogue, now).some(({ aprilFools }) => aprilFools)) return pet
  const potion = foolsPotion(catalogue, new Date(now).getUTCFullYear())
  return potion === undefined ? pet : asKey<PetKey>(`${speciesShown(catalogue, pet)}-${potion}`)
}

const speciesShown = ({ pets }: Catalogue, pet: PetKey | ''): string => {
  if (pet === '') return STAND_INS.none
  const animal: Animal | undefined = ownEntry(pets, pet)
  if (animal?.kind === 'quest') return STAND_INS.quest
  return animal?.kind === 'special' ? STAND_INS.special : (animal?.egg ?? STAND_INS.special)
}
