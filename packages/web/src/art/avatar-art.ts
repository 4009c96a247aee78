import type { ArtField, Creature, SceneArt, WornGear } from './art-field.ts'
import type { GearClass, GearSlot } from './library.ts'

/** The four things that friends throw at each other. */
export const TRANSFORMATIONS = ['snowman', 'ghost', 'flower', 'seastar'] as const
export type Transformation = (typeof TRANSFORMATIONS)[number]

/** All that decides how a player looks. Preferences keep the player's own values: they are looked up, never trusted. */
export type AvatarArt = {
  readonly size: 'slim' | 'broad'
  readonly skin: string
  readonly shirt: string
  readonly hair: {
    readonly color: string
    readonly base: number
    readonly bangs: number
    readonly beard: number
    readonly mustache: number
    readonly flower: number
  }
  readonly chair: string
  readonly gear: { readonly [slot in GearSlot]?: WornGear | undefined }
  readonly background?: SceneArt | ArtField | undefined
  readonly mount?: Creature | undefined
  readonly pet?: Creature | undefined
  readonly sleeping?: boolean | undefined
  readonly transformation?: Transformation | undefined
  /** Whose palette undrawn gear takes. */
  readonly class?: GearClass | undefined
}
