import { closed, Flag, KeyText, listOf } from '../codec/index.ts'
import { AnimalArt } from './art.ts'
import { contentFile } from './content-file.ts'
import { fileKind, type Thing } from './thing.ts'

/** Animals that no egg and potion make; they don't eat. There may be a pet, a mount, or both. Content facts, section 2.4. */
export const specialAnimals = fileKind({
  name: 'special-animals',
  pattern: /^pets-special\.json$/,
  codec: contentFile({
    animals: listOf(closed({ key: KeyText }, { pet: Flag, mount: Flag, canFind: Flag, art: AnimalArt })),
  }),
  things: ({ animals }) =>
    animals.flatMap(({ key, pet, mount, art }, index): ReadonlyArray<Thing> => {
      const thing = { key, at: ['animals', index, 'key'] }
      const undrawn = art === undefined
      return [
        ...(pet === true ? [{ kind: 'pets' as const, ...thing, undrawn }] : []),
        ...(mount === true ? [{ kind: 'mounts' as const, ...thing, undrawn: undrawn && pet !== true }] : []),
      ]
    }),
  faults: ({ animals }) =>
    animals.flatMap(({ pet, mount }, index) =>
      pet === true || mount === true ? [] : [{ at: ['animals', index], message: 'neither a pet nor a mount' }],
    ),
})
