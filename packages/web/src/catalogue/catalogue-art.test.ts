import { beforeEach, describe, expect, it, vi } from 'vitest'

const aCatalogue = (): { readonly gear: { readonly sword: { art?: string } } } => ({ gear: { sword: {} } })

const addCompiledArt = (catalogue: object): void => {
  Object.assign((catalogue as ReturnType<typeof aCatalogue>).gear.sword, { art: 'blade' })
}

beforeEach(() => {
  vi.resetModules()
  vi.doMock('./compiled-art.ts', () => ({ addCompiledArt }))
})

describe('what the things of the catalogue are drawn by', () => {
  it('comes to a catalogue that waits for it, and to one that is loaded later', async () => {
    const { awaitArt, loadCatalogueArt } = await import('./catalogue-art.ts')
    const [first, second] = [aCatalogue(), aCatalogue()]
    awaitArt(first)
    expect(first.gear.sword.art).toBeUndefined()
    await loadCatalogueArt()
    awaitArt(second)
    expect([first, second].map(({ gear }) => gear.sword.art)).toEqual(['blade', 'blade'])
  })

  it('is asked for again after a failure', async () => {
    vi.doMock('./compiled-art.ts', () => {
      throw new Error('no network')
    })
    const { awaitArt, loadCatalogueArt } = await import('./catalogue-art.ts')
    const catalogue = aCatalogue()
    awaitArt(catalogue)
    await expect(loadCatalogueArt()).rejects.toThrow()
    vi.doMock('./compiled-art.ts', () => ({ addCompiledArt }))
    await loadCatalogueArt()
    expect(catalogue.gear.sword.art).toBe('blade')
  })
})
