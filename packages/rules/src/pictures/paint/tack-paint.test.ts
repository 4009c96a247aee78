import { loadArt } from '../../../test-kit/index.ts'
import { describe, expect, it } from 'vitest'
import { creatureArt } from '../creature/creature-art.ts'
import { tackPaint } from './tack-paint.ts'

const library = loadArt()

const clothOf = (species: string, potion: string) =>
  tackPaint(library, creatureArt(library, { species, potion }))['--t1']

describe('tack', () => {
  it('is the first set that stands out from the coat', () => {
    const [first, second] = library.tack.map(([cloth]) => cloth)
    expect([clothOf('Fox', 'Base'), clothOf('SeaSerpent', 'Base')]).toEqual([first, second])
  })

  it('is the set that the potion asks for, whatever the coat', () => {
    expect(clothOf('SeaSerpent', 'Shade')).toBe(library.tack[library.potions['Shade']?.tack ?? -1]?.[0])
  })
})
