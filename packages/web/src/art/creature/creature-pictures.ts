import type { Creature } from '../art-field.ts'
import { withDefinitions } from '../definitions.ts'
import type { ArtLibrary } from '../library.ts'
import type { Picture } from '../picture.ts'
import { creatureArt } from './creature-art.ts'
import { mountGroups } from './mount-groups.ts'
import { petGroup } from './pet-group.ts'

export const PET_BOX = '-4 -8 128 128'
export const MOUNT_BOX = '-8 -8 236 188'

/** A pet by itself. */
export const petPicture = (library: ArtLibrary, creature: Creature): Picture =>
  withDefinitions(library, { viewBox: PET_BOX, groups: [petGroup(library, creatureArt(library, creature))] })

/** A mount by itself, saddled. */
export const mountPicture = (library: ArtLibrary, creature: Creature): Picture => {
  const { back, front } = mountGroups(library, creatureArt(library, creature))
  return withDefinitions(library, { viewBox: MOUNT_BOX, groups: [back, front] })
}
