import { ownEntry } from '../../primitives/index.ts'
import type {
  Appearance,
  ChairArt,
  FlowerArt,
  HairColorArt,
  HairdoArt,
  ShirtArt,
  SkinArt,
} from '../model/appearance.ts'
import type { AvatarArt } from '../model/avatar-art.ts'

/** The drawings and colours of the player's preferences, with a default for unknown values. */
export type Choices = {
  readonly skin: SkinArt
  readonly hairColor: HairColorArt
  readonly hair: HairdoArt
  readonly bangs: HairdoArt
  readonly beard: HairdoArt
  readonly mustache: HairdoArt
  readonly flower: FlowerArt | undefined
  readonly shirt: ShirtArt
  readonly chair: ChairArt | undefined
}

const DEFAULTS = {
  skin: { color: '#f2c7a2' },
  hair: { color: '#7a4a2b' },
  shirt: { color: '#3f7fc4' },
  bare: {},
} as const

/** Looks up the preferences of an avatar. */
export const choicesOf = (appearance: Appearance, { skin, shirt, hair, chair }: AvatarArt): Choices => ({
  skin: ownEntry(appearance.skin, skin) ?? DEFAULTS.skin,
  hairColor: ownEntry(appearance.hairColor, hair.color) ?? DEFAULTS.hair,
  hair: ownEntry(appearance.hairBase, String(hair.base)) ?? DEFAULTS.bare,
  bangs: ownEntry(appearance.bangs, String(hair.bangs)) ?? DEFAULTS.bare,
  beard: ownEntry(appearance.beard, String(hair.beard)) ?? DEFAULTS.bare,
  mustache: ownEntry(appearance.mustache, String(hair.mustache)) ?? DEFAULTS.bare,
  flower: ownEntry(appearance.flower, String(hair.flower)),
  shirt: ownEntry(appearance.shirt, shirt) ?? DEFAULTS.shirt,
  chair: ownEntry(appearance.chair, chair),
})
