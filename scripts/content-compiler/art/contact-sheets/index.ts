import type { Catalogue } from '@daykeep/rules/catalogue'
import { type ArtLibrary, createRenderer } from '@daykeep/rules/pictures'
import { avatars } from './avatars.ts'
import { creatures, mounts } from './creatures.ts'
import { gear, gearBySlot } from './gear.ts'
import { looks } from './looks.ts'
import { places } from './places.ts'
import { quests } from './quests.ts'
import type { Row, ContactSheet } from './row.ts'
import { sceneParts } from './scene-parts.ts'
import { setContactSheets } from './sets.ts'
import { items } from './items.ts'

const CONTACT_SHEETS: Readonly<Record<string, ContactSheet>> = {
  avatars,
  looks,
  gear,
  ...gearBySlot,
  creatures,
  mounts,
  items,
  places,
  quests,
  'scene-parts': sceneParts,
}

/** The contact sheets of a library, by name; drawn when asked. Without a catalogue there are no sets. */
export const contactSheets = (
  library: ArtLibrary,
  catalogue: Catalogue | undefined,
): Readonly<Record<string, () => ReadonlyArray<Row>>> => {
  const renderer = createRenderer(library)
  const all = { ...CONTACT_SHEETS, ...(catalogue === undefined ? {} : setContactSheets(catalogue)) }
  return Object.fromEntries(Object.entries(all).map(([name, sheet]) => [name, () => sheet(renderer, library)]))
}
export type { Row } from './row.ts'
