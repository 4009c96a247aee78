import type { AvatarArt, Crop } from '../../../art/index.ts'

type Shown = { readonly art: AvatarArt; readonly crop: Crop }

/** What a look must not hide behind. */
const FACE_GEAR = ['head', 'headAccessory', 'eyewear', 'weapon', 'shield', 'back'] as const

/** An avatar with one look changed, by its path (`hair.color.rainbow`), without the gear that would hide it. */
export const lookAvatar = (avatar: AvatarArt, path: string): Shown => {
  const { kind, value } = parsed(path)
  const bare = Object.fromEntries(FACE_GEAR.map((slot) => [slot, undefined]))
  const plain: AvatarArt = {
    ...avatar,
    gear: { ...avatar.gear, ...bare },
    background: undefined,
    pet: undefined,
    mount: undefined,
    sleeping: false,
    transformation: undefined,
  }
  return { art: changed(plain, kind, value), crop: CROPS[kind] ?? 'portrait' }
}

const parsed = (path: string): { readonly kind: string; readonly value: string } => {
  const at = path.lastIndexOf('.')
  return { kind: path.slice(0, at), value: path.slice(at + 1) }
}

/** So near that two choices of a kind can be told apart at the size of a thumbnail. */
const CROPS: Readonly<Record<string, Crop>> = {
  size: 'whole',
  shirt: 'chest',
  chair: 'wheel',
  skin: 'face',
  'hair.flower': 'temple',
  'hair.mustache': 'face',
  'hair.beard': 'face',
}

/** Shirts show without armour. */
const changed = (avatar: AvatarArt, kind: string, value: string): AvatarArt => {
  if (kind === 'shirt') return { ...avatar, shirt: value, gear: { ...avatar.gear, armor: undefined, body: undefined } }
  if (kind === 'skin') return { ...avatar, skin: value }
  if (kind === 'chair') return { ...avatar, chair: value }
  if (kind === 'size') return { ...avatar, size: value === 'broad' ? 'broad' : 'slim' }
  const part = kind.slice('hair.'.length)
  return { ...avatar, hair: { ...avatar.hair, [part]: part === 'color' ? value : Number(value) } }
}
