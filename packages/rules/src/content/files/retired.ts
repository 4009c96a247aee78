import { KeyText, mapOf, orNull } from '../codec/index.ts'
import { contentFile } from './content-file.ts'
import { fileKind, type ThingKind } from './thing.ts'

/** Kinds whose keys sit in players' documents, and so are for ever. */
export const LASTING = [
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
] as const satisfies ReadonlyArray<ThingKind>

const Successors = mapOf(orNull(KeyText))

/** Keys that went, and the key that stands for each now; null when nothing does. */
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
  things: () => [],
})
