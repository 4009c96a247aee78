import type { PlayerClass, GearSlot } from '../../model/index.ts'
import type { ArtField, Creature, SceneArt, WornGear } from './art-field.ts'
import type { Expression } from './expression.ts'

/** What party members turn each other into. */
export const AVATAR_FORMS = ['snowman', 'ghost', 'flower', 'seastar'] as const
export type AvatarForm = (typeof AVATAR_FORMS)[number]

/** Everything that decides the looks of an avatar. The values of preferences may be unknown ones. */
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
  /** The faces of doll and pet; asleep or calm if missing. */
  readonly expression?: Expression | undefined
  readonly transformation?: AvatarForm | undefined
  /** The class whose palette gear without a drawing takes. */
  readonly class?: PlayerClass | undefined
}
