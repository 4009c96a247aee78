import type { ArtLibrary } from '../../../packages/web/src/art/library.ts'
import { makeStudio } from '../../../packages/web/src/art/studio.ts'
import { avatars } from './avatars.ts'
import { creatures, mounts } from './creatures.ts'
import { gear } from './gear.ts'
import { looks } from './looks.ts'
import { places } from './places.ts'
import type { Row } from './row.ts'
import { sceneParts } from './scene-parts.ts'
import { things } from './things.ts'

const SHEETS = { avatars, looks, gear, creatures, mounts, things, places, 'scene-parts': sceneParts } as const

/** The contact sheets of a library, by name. */
export const sheetsOf = (library: ArtLibrary): Readonly<Record<string, ReadonlyArray<Row>>> => {
  const studio = makeStudio(library)
  return Object.fromEntries(Object.entries(SHEETS).map(([name, sheet]) => [name, sheet(studio, library)]))
}
