import type { GearSlot } from '@daykeep/rules/model'
import type { ArtField, GearArt, GearFacts } from '@daykeep/rules/pictures'
import { useRenderer } from '../../renderer/load-renderer.ts'
import { PictureFrame, type PictureProps } from '../PictureFrame.tsx'

type Props = PictureProps & {
  readonly slot: GearSlot
  readonly art: GearArt | ArtField
  /** Decide the looks of gear without art. */
  readonly facts?: GearFacts | undefined
}

const NO_FACTS: GearFacts = {}

/** A piece of gear alone, for tiles and toasts. */
export const GearPicture = ({ slot, art, facts = NO_FACTS, ...frame }: Props) => (
  <PictureFrame {...frame} picture={useRenderer()?.gear(slot, art, facts)} viewBox="0 0 240 240" />
)
