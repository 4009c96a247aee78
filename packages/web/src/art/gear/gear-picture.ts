import type { GearArt, GearFacts } from '../art-field.ts'
import { layersOf } from '../drawing.ts'
import type { ArtLibrary, GearSlot, Template } from '../library.ts'
import { skinPaint } from '../paint/skin-paint.ts'
import { layered, painted, type Picture } from '../picture.ts'
import { gearPart } from './gear-part.ts'

const HEAD = '46 0 148 152'

/** What of the doll's box shows on a tile, by slot, unless a drawing says `data-icon`. */
const CROP: { readonly [slot in GearSlot]?: string } = {
  armor: '64 118 112 104',
  head: HEAD,
  headAccessory: HEAD,
  eyewear: HEAD,
  shield: '122 118 80 92',
  back: '14 78 212 142',
}

const LAYERS = ['back', 'main', 'over', 'front'] as const

/** A weapon stands upright in its file and lies aslant on a tile, a little larger than its box. */
const WEAPON = { turn: 38, share: 0.8 } as const

/** A hand that holds the thing belongs to the doll, not to the tile. */
const HAND = /<circle class="skin o"[^>]*\/>/g

/** A piece of gear by itself, on its tile. Where nothing is worn, the shape of the slot. */
export const gearPicture = (library: ArtLibrary, slot: GearSlot, art: GearArt, facts: GearFacts): Picture => {
  const part = gearPart(library, slot, art, facts)
  if (part === undefined) return emptySlotPicture(library, slot)
  const { template, paint, motif } = part
  const markup = (layersOf(template, ...LAYERS) + motif).replaceAll(HAND, '')
  const held = { ...skinPaint({ color: '#f2c7a2' }), ...paint }
  const turned = slot === 'weapon' && template.icon === undefined
  return {
    viewBox: turned ? weaponBox(template) : (template.icon ?? CROP[slot] ?? template.viewBox),
    groups: layered(painted(markup, held, turned ? weaponTurn(template) : undefined)),
  }
}

/** The silhouette of the first drawing of a slot: something goes here. */
export const emptySlotPicture = (library: ArtLibrary, slot: GearSlot): Picture => {
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
