import { GEAR_SLOTS } from '../../model/index.ts'
import { expectSound, loadArt } from '../../../test-kit/index.ts'
import { describe, expect, it } from 'vitest'
import { svgText } from '../picture/svg-text.ts'
import { gearPicture } from './gear-picture.ts'

const library = loadArt()

const layer = (path: string, name: string): string => library.templates[path]?.layers[name] ?? 'no such layer'
const base = (palette: string): string => `--base:${library.palettes[palette]?.[0]};`

describe('a piece of gear on its tile', () => {
  it.each(GEAR_SLOTS)('is a sound drawing for everything in the slot %s', (slot) => {
    const pictures = Object.keys(library.gear[slot]).map((template) =>
      svgText(gearPicture(library, slot, { template, palette: 'tide', motif: 'star' }, {}), 'g-'),
    )
    for (const picture of pictures) expectSound(picture)
    expect(new Set(pictures).size).toBe(pictures.length)
  })

  it('takes a palette by name or six colours of its own', () => {
    const own = ['#111111', '#222222', '#333333', '#444444', '#555555', '#666666'] as const
    const text = (palette: string | typeof own): string =>
      svgText(gearPicture(library, 'armor', { template: 'robe', palette }, {}), 'g-')
    expect(text('frost')).toContain(base('frost'))
    expect(text(own)).toContain('--base:#111111;--shade:#222222')
  })

  it('bears its motif where the template keeps a place for it', () => {
    const text = (template: string): string =>
      svgText(gearPicture(library, 'shield', { template, motif: 'moon' }, {}), 'g-')
    expect(text('kite')).toContain(library.motifs['moon'])
    expect(text('lantern')).not.toContain(library.motifs['moon'])
  })

  it('is the first of its slot in the colours of class and tier when nobody has drawn it', () => {
    const text = (tier: number): string =>
      svgText(gearPicture(library, 'head', { template: 'sombrero' }, { class: 'warrior', tier }), 'g-')
    expect(text(2)).toContain(layer('avatar/head/helm', 'front'))
    expect(text(2)).toContain(base('iron'))
    expect(text(4)).toContain(base('crimson'))
    expect(text(99)).toContain(base('ember'))
    expect(svgText(gearPicture(library, 'head', {}, {}), 'g-')).toContain(base('linen'))
  })

  it('is the shape of its slot when it is nothing at all', () => {
    for (const slot of GEAR_SLOTS) {
      const picture = gearPicture(library, slot, {}, { bare: true })
      expect(picture.className).toBe('sil')
      expectSound(svgText(picture, 'g-'))
    }
  })

  it.each(['lantern', 'spellbook', 'bird', 'flame'])('leaves out the hand that holds a %s', (template) => {
    const mainLayer = layer(`avatar/shield/${template}`, 'main')
    expect(mainLayer).toContain('class="skin o"')
    expect(svgText(gearPicture(library, 'shield', { template }, {}), 'g-')).not.toContain('class="skin o"')
  })

  it('lies aslant if it is a weapon', () => {
    const [sword, book] = ['sword', 'book'].map((template) => gearPicture(library, 'weapon', { template }, {}))
    expect(sword?.groups[0]?.transform).toBe('rotate(38 0 -35)')
    expect(sword?.viewBox).toBe('-51.2 -86.2 102.4 102.4')
    expect(book?.groups[0]?.transform).toBeUndefined()
  })
})
