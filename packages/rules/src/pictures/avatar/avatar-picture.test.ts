import { GEAR_SLOTS } from '../../model/index.ts'
import { expectSound, loadArt } from '../../../test-kit/index.ts'
import { describe, expect, it } from 'vitest'
import { AVATAR_FORMS, type AvatarArt } from '../model/avatar-art.ts'
import { EXAMPLE_AVATARS, NEWCOMER } from './example-avatars.ts'
import { svgText } from '../picture/svg-text.ts'
import { avatarPicture } from './avatar-picture.ts'

const library = loadArt()

const svgOf = (change: Partial<AvatarArt> = {}): string =>
  svgText(avatarPicture(library, { ...NEWCOMER, ...change }), 'a-')
const hair = (change: Partial<AvatarArt['hair']>): Partial<AvatarArt> => ({ hair: { ...NEWCOMER.hair, ...change } })
const wearing = (gear: AvatarArt['gear'], change: Partial<AvatarArt> = {}): string => svgOf({ ...change, gear })
const layer = (path: string, name: string): string => library.templates[path]?.layers[name] ?? 'no such layer'
const owl = { species: 'Owl', potion: 'Base' }

describe('an avatar', () => {
  it.each(Object.entries(EXAMPLE_AVATARS))('is a sound drawing, the same each time: %s', (_, art) => {
    const dressed = { ...art, background: { mood: 'night' }, mount: owl, pet: owl }
    expectSound(svgOf(dressed))
    expect(svgOf(dressed)).toBe(svgOf(structuredClone(dressed)))
  })

  it.each([
    ['skin', Object.keys(library.appearance.skin).map((skin) => svgOf({ skin }))],
    ['shirt', Object.keys(library.appearance.shirt).map((shirt) => svgOf({ shirt }))],
    ['hair colour', Object.keys(library.appearance.hairColor).map((color) => svgOf(hair({ color })))],
    ['hair style', Array.from({ length: 21 }, (_, base) => svgOf(hair({ base })))],
    ['fringe', Array.from({ length: 5 }, (_, bangs) => svgOf(hair({ bangs })))],
    ['beard', Array.from({ length: 4 }, (_, beard) => svgOf(hair({ beard })))],
    ['moustache', Array.from({ length: 3 }, (_, mustache) => svgOf(hair({ mustache })))],
    ['flower or earring', Array.from({ length: 17 }, (_, flower) => svgOf(hair({ flower })))],
    ['wheelchair', ['none', ...Object.keys(library.appearance.chair)].map((chair) => svgOf({ chair }))],
    ['size', (['slim', 'broad'] as const).map((size) => svgOf({ size }))],
    ['transformation', [undefined, ...AVATAR_FORMS].map((transformation) => svgOf({ transformation }))],
  ])('looks different for every %s', (_, pictures) => {
    for (const picture of pictures) expectSound(picture)
    expect(new Set(pictures).size).toBe(pictures.length)
  })

  it.each(GEAR_SLOTS)('looks different for everything in the slot %s', (slot) => {
    const templates = Object.keys(library.gear[slot])
    const pictures = templates.flatMap((template) => [
      wearing({ [slot]: { template, palette: 'ember' } }),
      wearing({ [slot]: { template, palette: 'frost' } }),
    ])
    expect(new Set([svgOf(), ...pictures]).size).toBe(pictures.length + 1)
  })

  it('draws something sensible for values that mean nothing', () => {
    const strange = {
      skin: '<b>',
      shirt: 'x',
      chair: 'x',
      hair: { color: 'x', base: 99, bangs: 9, beard: 9, mustache: 9, flower: 99 },
    }
    expectSound(svgOf(strange))
    expect(svgOf(strange)).toContain(layer('avatar/body/human', 'face-calm'))
    expect(svgOf(strange)).not.toContain('<b>')
  })

  it('wears the shirt only where there is no armour', () => {
    const under = layer('avatar/body/human', 'under')
    expect(svgOf()).toContain(under)
    expect(wearing({ armor: { template: 'plate' } })).not.toContain(under)
    expect(wearing({ armor: { bare: true } })).toContain(under)
  })

  it('has no hand for a shield when the weapon takes two', () => {
    const round = layer('avatar/shield/round', 'main')
    const shield = { template: 'round' }
    expect(wearing({ weapon: { template: 'sword' }, shield })).toContain(round)
    expect(wearing({ weapon: { template: 'staff' }, shield })).not.toContain(round)
    expect(wearing({ weapon: { template: 'sword', twoHanded: true }, shield })).not.toContain(round)
    expect(wearing({ weapon: { template: 'staff', twoHanded: false }, shield })).toContain(round)
  })

  it('lets head gear decide about hair', () => {
    const long = hair({ base: 3, bangs: 1, flower: 1 })
    const [front, back] = [layer('avatar/hair/long', 'front'), layer('avatar/hair/long', 'back')]
    const hat = (template: string): string => wearing({ head: { template } }, long)
    expect(hat('crown')).toContain(front)
    expect(hat('wizard-hat')).toContain(`clip-path="url(#a-brim)"><g style`)
    expect(hat('wizard-hat')).toContain('<clipPath id="a-brim">')
    expect([hat('helm').includes(front), hat('helm').includes(back)]).toEqual([false, true])
    expect([hat('hood').includes(front), hat('hood').includes(back)]).toEqual([false, false])
  })

  it('does not cut a ponytail with a hat', () => {
    const hat = wearing({ head: { template: 'wizard-hat' } }, hair({ base: 5 }))
    expect(hat.indexOf(layer('avatar/hair/ponytail', 'back'))).toBeLessThan(hat.indexOf('clip-path='))
  })

  it('closes its eyes when it sleeps', () => {
    expect(svgOf({ sleeping: true })).toContain(layer('avatar/body/human', 'face-asleep'))
    expect(svgOf({ sleeping: true })).toContain(layer('avatar/extra/sleep', 'front'))
    expect(svgOf({ sleeping: true })).not.toContain(layer('avatar/body/human', 'face-calm'))
  })

  it.each(['happy', 'proud', 'worried'] as const)('looks %s, and so does its pet', (expression) => {
    const picture = svgOf({ expression, pet: { species: 'Fox', potion: 'Base' } })
    expect(picture).toContain(layer('avatar/body/human', `face-${expression}`))
    expect(picture).toContain(layer('creature/eyes', expression))
    expect(picture).not.toContain(layer('avatar/body/human', 'face-calm'))
  })

  it('draws any face for those who change, each in a group of its own', () => {
    const picture = svgText(avatarPicture(library, NEWCOMER, 'whole', 'any'), 'a-')
    for (const face of ['calm', 'happy', 'proud', 'worried', 'asleep'])
      expect(picture).toContain(`<g class="face face-${face}">${layer('avatar/body/human', `face-${face}`)}</g>`)
  })

  it('sits astride on a mount, and stands on both feet without one', () => {
    expect(svgOf({ mount: { species: 'Wolf', potion: 'Base' } })).toContain('clip-path="url(#a-left-leg)"')
    expect(svgOf()).not.toContain('left-leg')
  })

  it('turns wholly into what a friend threw, and keeps background and pet', () => {
    const picture = svgOf({ transformation: 'snowman', background: { mood: 'snowy' }, pet: owl })
    expect(picture).toContain(layer('avatar/extra/snowman', 'main'))
    expect(picture).not.toContain(layer('avatar/body/human', 'head'))
    expect(picture).toContain(layer('creature/body/bird', 'main'))
  })

  it('rides between the two halves of its mount, and leaves the wheelchair behind', () => {
    const picture = svgOf({ mount: owl, chair: 'blue' })
    const places = [
      layer('creature/tack', 'saddle'),
      layer('avatar/body/human', 'torso'),
      layer('creature/mark/owl', 'main'),
    ].map((markup) => picture.indexOf(markup))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places).not.toContain(-1)
    expect(picture).not.toContain(layer('avatar/extra/wheelchair', 'back'))
  })

  it('puts a rim of light behind a figure in the dark only', () => {
    expect(svgOf({ background: { mood: 'night' } })).toContain('rim-light')
    expect(svgOf({ background: { mood: 'noon' } })).not.toContain('rim-light')
  })

  it('crops to the face, and follows the face of a rider', () => {
    const boxes = (['whole', 'party', 'portrait'] as const).flatMap((crop) => [
      avatarPicture(library, NEWCOMER, crop).viewBox,
      avatarPicture(library, { ...NEWCOMER, mount: owl }, crop).viewBox,
    ])
    expect(boxes).toEqual([
      '0 0 240 240',
      '0 0 240 240',
      '38 12 164 164',
      '54.4 14.4 131.2 131.2',
      '46 14 148 148',
      '60.8 16 118.4 118.4',
    ])
  })

  it('keeps the tallest hat in the picture on the highest of mounts', () => {
    const [hat, face, side] = [2, 14, 148]
    const tops = Object.keys(library.species).map((species) => {
      const { viewBox } = avatarPicture(library, { ...NEWCOMER, mount: { species, potion: 'Base' } }, 'portrait')
      const [, top = 0, width = 0] = viewBox.split(' ').map(Number)
      return { species, top: top - ((face - hat) * width) / side }
    })
    expect(tops.filter(({ top }) => top < 0)).toEqual([])
  })
})
