import { strictObject, Flag, KeyText, listOf } from '../../codec/index.ts'
import { AnimalArt } from '../art.ts'
import { contentFile, fileKind } from '../file-kind.ts'
import type { ContentEntry } from '../content-entry.ts'

/** Animals that no egg and potion make; they don't eat. There may be a pet, a mount, or both. docs/reference/content-facts.md 2.4. */
export const specialAnimals = fileKind({
  name: 'special-animals',
  pattern: /^pets-special\.json$/,
  codec: contentFile({
    animals: listOf(strictObject({ key: KeyText }, { pet: Flag, mount: Flag, canFind: Flag, art: AnimalArt })),
  }),
  entries: ({ animals }) =>
    animals.flatMap(({ key, pet, mount, art }, index): ReadonlyArray<ContentEntry> => {
      const entry = { key, at: ['animals', index, 'key'] }
      const missingArt = art === undefined
      return [
        ...(pet === true ? [{ kind: 'pets' as const, ...entry, missingArt }] : []),
        ...(mount === true ? [{ kind: 'mounts' as const, ...entry, missingArt: missingArt && pet !== true }] : []),
      ]
    }),
  issues: ({ animals }) =>
    animals.flatMap(({ pet, mount }, index) =>
      pet === true || mount === true ? [] : [{ at: ['animals', index], message: 'neither a pet nor a mount' }],
    ),
})
