import type { Creature, PotionArt, SpeciesArt } from '../art-field.ts'

type Animal = {
  readonly key: string
  readonly pet?: boolean
  readonly mount?: boolean
  readonly art?: { readonly species: SpeciesArt; readonly potion?: PotionArt }
}

const files = import.meta.glob<ReadonlyArray<Animal>>('../../../../content/data/pets-special.json', {
  import: 'animals',
  eager: true,
})

type Drawn = Creature & { readonly key: string; readonly pet: boolean; readonly mount: boolean }

/** The animals that no egg and potion make, as they are in the content: for stories and tests. */
export const SPECIAL_ANIMALS: ReadonlyArray<Drawn> = Object.values(files)
  .flat()
  .flatMap(({ key, pet, mount, art }) =>
    art === undefined
      ? []
      : [{ key, pet: pet === true, mount: mount === true, species: art.species, potion: art.potion ?? 'Base' }],
  )
