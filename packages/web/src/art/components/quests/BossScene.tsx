import type { ArtField, BossArt, SceneArt } from '@daykeep/rules/pictures'
import { useRenderer } from '../../renderer/load-renderer.ts'
import { PictureFrame, type PictureProps } from '../PictureFrame.tsx'

type Props = PictureProps & { readonly boss: BossArt | ArtField; readonly scene: SceneArt | ArtField }

/** A boss in its scene. Fills its box, centred on the boss. */
export const BossScene = ({ boss, scene, ...frame }: Props) => (
  <PictureFrame {...frame} picture={useRenderer()?.bossScene(boss, scene)} viewBox="0 0 720 240" fit="xMidYMax slice" />
)
