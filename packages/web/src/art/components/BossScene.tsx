import type { ArtField, BossArt, SceneArt } from '../art-field.ts'
import { useStudio } from '../load-studio.ts'
import { PictureFrame, type PictureProps } from './PictureFrame.tsx'

type Props = PictureProps & { readonly boss: BossArt | ArtField; readonly scene: SceneArt | ArtField }

/** A boss in the place where it is met. It fills its box; on a narrow one the boss in the middle stays. */
export const BossScene = ({ boss, scene, ...frame }: Props) => (
  <PictureFrame {...frame} picture={useStudio()?.bossScene(boss, scene)} viewBox="0 0 720 240" fit="xMidYMax slice" />
)
