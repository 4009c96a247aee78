import { asKey, type PetKey } from '@daykeep/rules/model'
import type { Animal, Egg, HatchingPotion } from '@daykeep/rules/catalogue'
import type { DecodedFiles } from './decoded-files.ts'

type Stock = { readonly eggs: ReadonlyArray<Egg>; readonly potions: ReadonlyArray<HatchingPotion> }

/**
 * Every pet there can be: an egg times a potion. Quest eggs take standard potions only. docs/reference/content-facts.md 2.3;
 * in its order: dropped, premium, won in quests, wacky.
 */
export const petsOf = ({ eggs, potions }: Stock): Readonly<Record<PetKey, Animal>> => {
  const drop = eggs.filter(({ kind }) => kind === 'drop')
  const quest = eggs.filter(({ kind }) => kind === 'quest')
  const by = (kind: HatchingPotion['kind']) => potions.filter((potion) => potion.kind === kind)
  return Object.fromEntries(
    [
      ...animalsOf('drop', drop, by('standard')),
      ...animalsOf('premium', drop, by('premium')),
      ...animalsOf('quest', quest, by('standard')),
      ...animalsOf('wacky', drop, by('wacky')),
    ].map((animal) => [animal.key, animal]),
  )
}

/** The mounts that pets grow into; a wacky pet never grows. */
export const mountsOf = (pets: Readonly<Record<PetKey, Animal>>): Readonly<Record<PetKey, Animal>> =>
  Object.fromEntries(Object.entries<Animal>(pets).filter(([, { kind }]) => kind !== 'wacky'))

/** Special animals that are there as a pet, or as a mount. */
export const specialsOf = (decoded: DecodedFiles, kind: 'pet' | 'mount'): Readonly<Record<PetKey, Animal>> =>
  Object.fromEntries(
    decoded.specialAnimals.flatMap(({ animals }) =>
      animals.flatMap(({ key, art = {}, ...is }) =>
        is[kind] === true
          ? [[key, { key: asKey(key), kind: 'special', ...(is.canFind === false ? { canFind: false } : {}), art }]]
          : [],
      ),
    ),
  )

const animalsOf = (
  kind: Animal['kind'],
  eggs: ReadonlyArray<Egg>,
  potions: ReadonlyArray<HatchingPotion>,
): ReadonlyArray<Animal> =>
  eggs.flatMap((egg) =>
    potions.map((potion) => ({
      key: asKey<PetKey>(`${egg.key}-${potion.key}`),
      kind,
      egg: egg.key,
      potion: potion.key,
    })),
  )
