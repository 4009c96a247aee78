import { KeyText, mapOf, orNull } from '../codec/index.ts'
import { contentFile, fileKind } from './file-kind.ts'
import type { EntryKind } from './content-entry.ts'

/** Kinds whose keys sit in players' documents, and so are for ever. */
export const PERMANENT_KINDS = [
  'gear',
  'eggs',
  'hatchingPotions',
  'food',
  'pets',
  'mounts',
  'quests',
  'backgrounds',
  'looks',
  'achievements',
] as const satisfies ReadonlyArray<EntryKind>

const Successors = mapOf(orNull(KeyText))

/** Removed keys, and the key that replaces each; null when none does. */
export const retired = fileKind({
  name: 'retired',
  pattern: /^retired\.json$/,
  codec: contentFile(
    {},
    {
      gear: Successors,
      eggs: Successors,
      hatchingPotions: Successors,
      food: Successors,
      pets: Successors,
      mounts: Successors,
      quests: Successors,
      backgrounds: Successors,
      looks: Successors,
      achievements: Successors,
    },
  ),
  entries: () => [],
})
