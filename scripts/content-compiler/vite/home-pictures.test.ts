import { describe, expect, it } from 'vitest'
import { CONTENT_DIR } from '../sources/paths.ts'
import { homePicturesPlugin } from './home-pictures.ts'

const plugin = homePicturesPlugin(CONTENT_DIR) as unknown as {
  readonly resolveId: (id: string) => string | null
  readonly load: (id: string) => string | null
}
const served = (id: string) => plugin.load(plugin.resolveId(id) ?? '') ?? ''

describe('the pictures of the home page', () => {
  it('are drawn, and name a land for each season', () => {
    const module = served('virtual:home-pictures')
    expect(module).toContain('viewBox')
    for (const season of ['spring', 'summer', 'fall', 'winter'])
      expect(module).toContain(`import('virtual:home-pictures/${season}')`)
  })

  it('have the land of a season in a module of its own', () =>
    expect(served('virtual:home-pictures/winter')).toMatch(/^export const land = JSON\.parse/))

  it('have the animals of the pages of text in a module of their own', () =>
    expect(served('virtual:home-pictures/animals')).toMatch(/^export const animals = JSON\.parse.*Owl/))

  it('leave other modules alone', () => {
    expect(plugin.resolveId('virtual:art')).toBeNull()
    expect(plugin.load('\0virtual:art')).toBeNull()
  })
})
