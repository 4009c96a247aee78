import type { GearSlot } from '../../model/index.ts'
import type { GearArt, GearFacts } from '../model/art-field.ts'
import { layersOf } from '../picture/drawing.ts'
import type { ArtLibrary, Template } from '../model/library.ts'
import { skinPaint } from '../paint/skin-paint.ts'
import { layered, painted, type Picture } from '../picture/picture.ts'
import { gearPart } from './gear-part.ts'

const HEAD = '46 0 148 152'

/** The viewBox on a tile by slot, unless the drawing has `data-icon`. */
const CROP: { readonly [slot in GearSlot]?: string } = {
  armor: '64 118 112 104',
  head: HEAD,
  headAccessory: HEAD,
  eyewear: HEAD,
  shield: '122 118 80 92',
  back: '14 78 212 142',
}

const LAYERS = ['back', 'main', 'over', 'front'] as const

/** A weapon is upright in its file; tiles show it slanted, a little larger than the box. */
const WEAPON = { turn: 38, share: 0.8 } as const

/** The holding hand is part of the figure, not of the tile. */
const HAND = /<(?:circle|path) class="skin o"[^>]*\/>/g

/** A piece of gear on a tile; the silhouette of the slot where nothing is worn. */
export const gearPicture = (library: ArtLibrary, slot: GearSlot, art: GearArt, facts: GearFacts): Picture => {
  const part = gearPart(library, slot, art, facts)
  if (part === undefined) return emptySlotPicture(library, slot)
  const { template, paint, motif } = part
  const markup = (layersOf(template, ...LAYERS) + motif).replaceAll(HAND, '')
  const paintInHand = { ...skinPaint({ color: '#f2c7a2' }), ...paint }
  const turned = slot === 'weapon' && template.icon === undefined
  return {
    viewBox: turned ? weaponBox(template) : (template.icon ?? CROP[slot] ?? template.viewBox),
    groups: layered(painted(markup, paintInHand, turned ? weaponTurn(template) : undefined)),
  }
}

/** The silhouette of the first drawing of a slot: an empty slot. */
const emptySlotPicture = (library: ArtLibrary, slot: GearSlot): Picture => {
  const full = gearPart(library, slot, {}, {})
  if (full === undefined) return { viewBox: '0 0 240 240', groups: [] }
  return { ...gearPicture(library, slot, {}, {}), className: 'sil' }
}

const boxOf = (template: Template): readonly [number, number, number, number] => {
  const [x = 0, y = 0, width = 0, height = 0] = template.viewBox.split(' ').map(Number)
  return [x + width / 2, y + height / 2, width, height]
}

const weaponTurn = (template: Template): string => {
  const [x, y] = boxOf(template)
  return `rotate(${WEAPON.turn} ${x} ${y})`
}

const weaponBox = (template: Template): string => {
  const [x, y, width, height] = boxOf(template)
  const side = Math.max(width, height) * WEAPON.share
  return `${x - side / 2} ${y - side / 2} ${side} ${side}`
}
