import type { ArtField, GearArt, GearFacts } from '../art-field.ts'
import type { GearSlot } from '../library.ts'
import { useStudio } from '../load-studio.ts'
import { PictureFrame, type PictureProps } from './PictureFrame.tsx'

type Props = PictureProps & {
  readonly slot: GearSlot
  readonly art: GearArt | ArtField
  /** Decide how it looks when its art says nothing. */
  readonly facts?: GearFacts | undefined
}

const NO_FACTS: GearFacts = {}

/** A piece of gear by itself, for tiles and toasts. */
export const GearPicture = ({ slot, art, facts = NO_FACTS, ...frame }: Props) => (
  <PictureFrame {...frame} picture={useStudio()?.gear(slot, art, facts)} viewBox="0 0 240 240" />
)
