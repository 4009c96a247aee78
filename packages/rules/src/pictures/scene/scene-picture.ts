import type { SceneArt } from '../model/art-field.ts'
import type { ArtLibrary } from '../model/library.ts'
import type { Picture } from '../picture/picture.ts'
import { sceneGroups } from './scene-groups.ts'

/** A background alone. */
export const scenePicture = (library: ArtLibrary, art: SceneArt): Picture => ({
  viewBox: '0 0 240 240',
  groups: sceneGroups(library, art),
})
