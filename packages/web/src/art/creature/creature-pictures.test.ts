import { library } from 'virtual:art'
import { describe, expect, it } from 'vitest'
import { SPECIAL_ANIMALS } from '../fixtures/special-animals.ts'
import { svgText } from '../picture/svg-text.ts'
import { expectSound } from '../../../test-kit/expect-sound-svg.ts'
import { mountPicture, petPicture } from './creature-pictures.ts'

const SPECIES = Object.keys(library.species)
const POTIONS = Object.keys(library.potions)
const pairs = SPECIES.flatMap((species) => POTIONS.map((potion) => ({ species, potion })))

/** Milliseconds that a slow machine may take to read as many pictures as there are pairs. */
const NEARLY_FIVE_THOUSAND = 90_000

const pet = (species: string, potion = 'Base'): string => svgText(petPicture(library, { species, potion }), 'p-')
const mount = (species: string, potion = 'Base'): string => svgText(mountPicture(library, { species, potion }), 'm-')
const layer = (path: string, name: string): string => library.templates[path]?.layers[name] ?? 'no such layer'

describe('pets and mounts', () => {
  it.each([
    ['pet', pet],
    ['mount', mount],
  ])(
    'every species in every potion is a sound %s of its own',
    (_, draw) => {
      const pictures = pairs.map(({ species, potion }) => draw(species, potion))
      for (const picture of pictures) expectSound(picture)
      expect(new Set(pictures).size).toBe(pairs.length)
    },
    NEARLY_FIVE_THOUSAND,
  )

  it.each([
    ['pet', pet],
    ['mount', mount],
  ])('no two species have the outline of one %s', (_, draw) => {
    const bySpecies = new Map(SPECIES.map((species) => [species, outlineOf(draw(species))]))
    const others = (mine: string): ReadonlyArray<string> => [...bySpecies.values()].filter((one) => one === mine)
    expect(SPECIES.filter((species) => others(bySpecies.get(species) ?? '').length > 1)).toEqual([])
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

  it('grow what a wacky potion grows in the place of their own extra', () => {
    const cap = layer('creature/extra/mushroom-cap', 'front')
    const wings = layer('creature/extra/dragon-wings', 'back')
    expect([pet('Dragon', 'Fungi').includes(cap), pet('Dragon', 'Fungi').includes(wings)]).toEqual([true, false])
    expect([pet('Dragon').includes(cap), pet('Dragon').includes(wings)]).toEqual([false, true])
  })

  it('lift the eyes of a frog, sockets and all', () => {
    expect(pet('Frog', 'Skeleton')).toContain(
      `<g transform="translate(0 -24)">${layer('creature/overlay/bones', 'sockets')}`,
    )
    expect(pet('Wolf', 'Skeleton')).not.toContain('translate(0 -24)')
  })

  it('have a pale ring around the eyes where the coat is dark, or where they say so', () => {
    const ring = layer('creature/eyes', 'ring')
    expect([pet('Wolf', 'Onyx'), pet('Sheep'), pet('Wolf')].map((svg) => svg.includes(ring))).toEqual([
      true,
      true,
      false,
    ])
  })

  it('wear a bridle and a saddle when grown, those without a neck a saddle only', () => {
    const bridle = layer('creature/bridle', 'main')
    const saddle = layer('creature/tack', 'saddle')
    const wears = (species: string) => [mount(species).includes(bridle), mount(species).includes(saddle)]
    expect(wears('Wolf')).toEqual([true, true])
    for (const species of ['Cactus', 'Whale', 'Yarn']) expect(wears(species)).toEqual([false, true])
    expect(pet('Wolf')).not.toContain(bridle)
  })

  it('stand as their kind does, else as their body does, else on four legs', () => {
    expect(mount('Parrot')).toContain(layer('creature/stand/soar', 'body'))
    expect(mount('Snake')).toContain(layer('creature/stand/serpent', 'body'))
    const { stand: _, ...unnamed } = library.species['Snake'] ?? { natural: [], eyes: '' }
    const svg = (species: object) => svgText(mountPicture(library, { species: { ...species }, potion: 'Base' }), 'm-')
    expect(svg(unnamed)).toBe(mount('Snake'))
    expect(svg({ ...unnamed, body: 'hoofed' })).toContain(layer('creature/stand/quad', 'front'))
  })

  it('are held by a wave, before the rider, where they swim', () => {
    const front = mountPicture(library, { species: 'Dolphin', potion: 'Base' }).groups.at(-1)?.content
    expect(front).toContain(layer('creature/stand/dolphin', 'before'))
  })

  it('are never blank: an unknown species is a plain animal, an unknown potion changes nothing', () => {
    expectSound(pet('Wyvern'))
    expect(pet('Wyvern')).toContain(layer('creature/body/sit', 'main'))
    expect(pet('Fox', 'Moonlit')).toBe(pet('Fox'))
  })
})

describe('special animals', () => {
  it('are each a picture of their own', () => {
    const common = new Set([...SPECIES.map((species) => pet(species)), ...SPECIES.map((species) => mount(species))])
    const pictures = SPECIAL_ANIMALS.flatMap((animal) => [
      svgText(petPicture(library, animal), 'p-'),
      svgText(mountPicture(library, animal), 'm-'),
    ])
    for (const picture of pictures) expectSound(picture)
    expect(pictures.length).toBeGreaterThan(0)
    expect(new Set([...pictures, ...common]).size).toBe(pictures.length + common.size)
  })
})

/** The outlined shapes of a picture: what is left of it as a silhouette. */
const outlineOf = (svg: string): string =>
  [...svg.matchAll(/<(?:path|circle|ellipse)[^>]*class="(?:[\w-]+ )*(?:o|inkfat|inkleg|inkline)(?: [\w-]+)*"[^>]*>/g)]
    .map(([shape]) => shape.replace(/class="[^"]*"/, ''))
    .join('')
