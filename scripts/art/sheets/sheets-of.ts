import type { Catalogue } from '../../../packages/rules/src/content/index.ts'
import type { ArtLibrary } from '../../../packages/web/src/art/library.ts'
import { makeStudio } from '../../../packages/web/src/art/studio.ts'
import { avatars } from './avatars.ts'
import { creatures, mounts } from './creatures.ts'
import { gear, gearBySlot } from './gear.ts'
import { looks } from './looks.ts'
import { places } from './places.ts'
import { quests } from './quests.ts'
import type { Row, Sheet } from './row.ts'
import { sceneParts } from './scene-parts.ts'
import { setSheets } from './sets.ts'
import { things } from './things.ts'

const SHEETS: Readonly<Record<string, Sheet>> = {
  avatars,
  looks,
  gear,
  ...gearBySlot,
  creatures,
  mounts,
  things,
  places,
  quests,
  'scene-parts': sceneParts,
}

/** The contact sheets of a library, by name; drawn when asked. Without a catalogue there are no sets. */
export const sheetsOf = (
  library: ArtLibrary,
  catalogue: Catalogue | undefined,
): Readonly<Record<string, () => ReadonlyArray<Row>>> => {
  const studio = makeStudio(library)
  const all = { ...SHEETS, ...(catalogue === undefined ? {} : setSheets(catalogue)) }
  return Object.fromEntries(Object.entries(all).map(([name, sheet]) => [name, () => sheet(studio, library)]))
}
