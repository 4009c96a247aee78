import type { SceneArt } from '../art-field.ts'
import type { ArtLibrary } from '../library.ts'
import type { Picture } from '../picture.ts'
import { sceneGroups } from './scene-groups.ts'

/** A background by itself. */
export const scenePicture = (library: ArtLibrary, art: SceneArt): Picture => ({
  viewBox: '0 0 240 240',
  groups: sceneGroups(library, art),
})
