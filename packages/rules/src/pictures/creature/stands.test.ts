import { loadArt } from '../../../test-kit/index.ts'
import { describe, expect, it } from 'vitest'
import { creatureArt } from './creature-art.ts'
import { seatOf } from './mount-groups.ts'

const library = loadArt()

const stands = Object.entries(library.templates).filter(([path]) => path.startsWith('creature/stand/'))

describe('bodies of mounts', () => {
  it.each(stands)('%s says where rider, head, tail and wings are, all within its drawing', (_, { stand }) => {
    for (const anchor of ['seat', 'head', 'tail', 'wings'] as const) {
      const { x, y, scale } = stand?.[anchor] ?? { x: -1, y: -1, scale: 0 }
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(220)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(180)
      expect(scale).toBeGreaterThan(0)
    }
  })

  it.each(Object.keys(library.species))('%s is low enough for a rider to stay in the picture', (species) => {
    const { x, y } = seatOf(library, creatureArt(library, { species, potion: 'Base' }))
    expect(y).toBeGreaterThanOrEqual(60)
    expect(y).toBeLessThanOrEqual(110)
    expect(Math.abs(x - 128)).toBeLessThanOrEqual(12)
  })
})
