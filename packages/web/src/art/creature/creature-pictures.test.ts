import { library } from 'virtual:art'
import { describe, expect, it } from 'vitest'
import { svgText } from '../svg-text.ts'
import { expectSound } from '../test-kit.ts'
import { mountPicture, petPicture } from './creature-pictures.ts'

const SPECIES = Object.keys(library.species)
const POTIONS = Object.keys(library.potions)
const pairs = SPECIES.flatMap((species) => POTIONS.map((potion) => ({ species, potion })))

const pet = (species: string, potion = 'Base'): string => svgText(petPicture(library, { species, potion }), 'p-')
const mount = (species: string, potion = 'Base'): string => svgText(mountPicture(library, { species, potion }), 'm-')
const layer = (path: string, name: string): string => library.templates[path]?.layers[name] ?? 'no such layer'

describe('pets and mounts', () => {
  it.each([
    ['pet', pet],
    ['mount', mount],
  ])('every species in every potion is a sound %s of its own', (_, draw) => {
    const pictures = pairs.map(({ species, potion }) => draw(species, potion))
    for (const picture of pictures) expectSound(picture)
    expect(new Set(pictures).size).toBe(pairs.length)
  })

  it('are drawn the same by name as by the art of their egg and potion', () => {
    const art = { species: library.species['Fox'] ?? '', potion: library.potions['Golden'] ?? '' }
    expect(petPicture(library, art)).toEqual(petPicture(library, { species: 'Fox', potion: 'Golden' }))
  })

  it('keep their shape in every potion: a panda stays a panda', () => {
    const mark = layer('creature/mark/panda', 'main')
    for (const potion of POTIONS) expect(pet('PandaCub', potion)).toContain(mark)
  })

  it('carry a material as a pattern, with a flat colour for edges', () => {
    const golden = pet('Wolf', 'Golden')
    expect(golden).toContain('--base:url(#p-mat-gold)')
    expect(golden).toContain('--flat:#f7c948')
    expect(golden).toContain('id="p-mat-gold"')
  })

  it('lift the eyes of a frog, sockets and all', () => {
    expect(pet('Frog', 'Skeleton')).toContain(
      `<g transform="translate(0 -24)">${layer('creature/overlay/bones', 'sockets')}`,
    )
    expect(pet('Wolf', 'Skeleton')).not.toContain('translate(0 -24)')
  })

  it('wear a bridle and a saddle when grown, a cactus a saddle only', () => {
    const bridle = layer('creature/bridle', 'main')
    const saddle = layer('creature/tack', 'saddle')
    expect([mount('Wolf').includes(bridle), mount('Wolf').includes(saddle)]).toEqual([true, true])
    expect([mount('Cactus').includes(bridle), mount('Cactus').includes(saddle)]).toEqual([false, true])
    expect(pet('Wolf')).not.toContain(bridle)
  })

  it('stand as their body is: birds on two legs, others on four or on none', () => {
    expect(mount('Owl')).toContain(layer('creature/stand/bird', 'body'))
    expect(mount('Snake')).toContain(layer('creature/stand/serpent', 'body'))
    expect(mount('Wolf')).toContain(layer('creature/stand/quad', 'front'))
  })

  it('are never blank: an unknown species is a plain animal, an unknown potion changes nothing', () => {
    expectSound(pet('Wyvern'))
    expect(pet('Wyvern')).toContain(layer('creature/body/sit', 'main'))
    expect(pet('Fox', 'Moonlit')).toBe(pet('Fox'))
  })
})
