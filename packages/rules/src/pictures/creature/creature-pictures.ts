import type { Creature } from '../model/art-field.ts'
import { withDefinitions } from '../picture/definitions.ts'
import type { ArtLibrary } from '../model/library.ts'
import type { Faces } from '../picture/faces.ts'
import type { Picture } from '../picture/picture.ts'
import { creatureArt } from './creature-art.ts'
import { mountGroups } from './mount-groups.ts'
import { petGroup } from './pet-group.ts'

const PET_BOX = '-4 -8 128 128'
const MOUNT_BOX = '-8 -8 236 188'

/** A pet alone. */
export const petPicture = (library: ArtLibrary, creature: Creature, faces: Faces = 'calm'): Picture =>
  withDefinitions(library, { viewBox: PET_BOX, groups: [petGroup(library, creatureArt(library, creature), faces)] })

/** A saddled mount alone. */
export const mountPicture = (library: ArtLibrary, creature: Creature): Picture => {
  const { back, front } = mountGroups(library, creatureArt(library, creature))
  return withDefinitions(library, { viewBox: MOUNT_BOX, groups: [back, front] })
}
