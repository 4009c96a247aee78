import { expectSound, loadArt } from '../../../test-kit/index.ts'
import { describe, expect, it } from 'vitest'
import { SEASONS, TIMES } from '../model/panorama-art.ts'
import { SCENES } from '../fixtures/scenes.ts'
import { svgText } from '../picture/svg-text.ts'
import { greatKeepPicture } from './great-keep-picture.ts'
import { panoramaPicture } from './panorama-picture.ts'
import { PARTICLES } from './particles.ts'
import { scenePicture } from './scene-picture.ts'
import { seeded, seedOf } from './seeded.ts'

const library = loadArt()

const scene = (art: Parameters<typeof scenePicture>[1]): string => svgText(scenePicture(library, art), 's-')
const layer = (path: string): string => library.templates[`scene/${path}`]?.layers['main'] ?? 'no such layer'

describe('scenes', () => {
  it('are sound, and all different', () => {
    const pictures = Object.values(SCENES).map(scene)
    for (const picture of pictures) expectSound(picture)
    expect(new Set(pictures).size).toBe(pictures.length)
  })

  it('look different in every mood and in every weather', () => {
    const moods = Object.keys(library.moods).map((mood) => scene({ mood }))
    const weathers = Object.keys(PARTICLES).map((particles) => scene({ mood: 'noon', particles, seed: 1 }))
    for (const picture of [...moods, ...weathers]) expectSound(picture)
    expect(new Set([...moods, ...weathers]).size).toBe(moods.length + weathers.length - 1)
  })

  it('put a feature before the ground, or behind it', () => {
    const order = (behind: boolean): boolean => {
      const picture = scene({ mood: 'morning', ground: 'path', feature: 'keep', behind })
      return picture.indexOf(layer('feature/keep')) < picture.indexOf(layer('ground/path'))
    }
    expect([order(true), order(false)]).toEqual([true, false])
  })

  it('hang stars behind the land and let snow fall before it', () => {
    const ground = (particles: string, sign: string): boolean => {
      const picture = scene({ mood: 'night', ground: 'meadow', particles })
      return picture.indexOf(sign) < picture.indexOf(layer('ground/meadow'))
    }
    expect(ground('stars', 'fill="#fffbe6"')).toBe(true)
    expect(ground('snow', 'fill="#fff" opacity')).toBe(false)
  })

  it('scatter the same way each time, and another way for another seed', () => {
    const snow = (seed?: number) => scene({ mood: 'snowy', particles: 'snow', ...(seed === undefined ? {} : { seed }) })
    expect(snow()).toBe(snow())
    expect(snow(1)).not.toBe(snow(2))
  })

  it('always have sky and ground', () => {
    expectSound(scene({ mood: 'glum', ground: 'porridge', feature: 'casino', far: ['mall'], particles: 'frogs' }))
    expect(scene({ mood: 'glum', ground: 'porridge' })).toContain(layer('ground/meadow'))
  })
})

describe('the panorama', () => {
  it('is sound, and another one each season at each time of day', () => {
    const pictures = SEASONS.flatMap((season) =>
      TIMES.map((time) => svgText(panoramaPicture(library, season, time), 's-')),
    )
    for (const picture of pictures) expectSound(picture)
    expect(new Set(pictures).size).toBe(16)
  })

  it('keeps the keep in the middle, where a telephone sees it', () => {
    const picture = svgText(panoramaPicture(library, 'spring', 'morning'), 's-')
    expect(picture).toContain('viewBox="0 0 1440 260"')
    expect(picture).toContain(layer('feature/keep'))
  })

  it('goes on at both sides where it is wide, with one keep', () => {
    const [narrow, wide] = [false, true].map((isWide) =>
      svgText(panoramaPicture(library, 'fall', 'noon', isWide), 's-'),
    )
    expectSound(wide ?? '')
    expect(wide).toContain('viewBox="-1440 0 4320 260"')
    const times = (picture: string | undefined, part: string) => (picture ?? '').split(layer(part)).length - 1
    expect(times(wide, 'feature/keep')).toBe(1)
    expect(times(wide, 'panorama/meadow')).toBe(3 * times(narrow, 'panorama/meadow'))
  })
})

describe('the great keep', () => {
  it('stands in full, in other stone by day than by night', () => {
    const [day, night] = (['morning', 'night'] as const).map((time) => svgText(greatKeepPicture(library, time), 's-'))
    expectSound(day ?? '')
    expect(day).toContain(layer('feature/great-keep'))
    expect(day).not.toBe(night)
  })
})

describe('seeded', () => {
  it('gives numbers from 0 up to 1, the same for the same seed', () => {
    const [one, other] = [seeded(seedOf('snow')), seeded(seedOf('snow'))]
    const numbers = Array.from({ length: 50 }, one)
    expect(numbers).toEqual(Array.from({ length: 50 }, other))
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true)
    expect(new Set(numbers).size).toBe(50)
  })
})
