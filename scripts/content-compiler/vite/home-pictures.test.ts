import { describe, expect, it } from 'vitest'
import { CONTENT_DIR } from '../sources/paths.ts'
import { homePicturesPlugin } from './home-pictures.ts'

type Asset = { readonly fileName: string; readonly source: string }

const pluginOf = (command: 'build' | 'serve') => {
  const plugin = homePicturesPlugin(CONTENT_DIR) as unknown as {
    readonly configResolved: (config: object) => void
    readonly resolveId: (id: string) => string | null
    readonly load: (this: object, id: string) => string | null
  }
  plugin.configResolved({ command })
  const assets: Asset[] = []
  const emitFile = (asset: Asset) => void assets.push(asset)
  return { plugin, assets, served: (id: string) => plugin.load.call({ emitFile }, plugin.resolveId(id) ?? '') ?? '' }
}

describe('the pictures of the home page', () => {
  it('are drawn, with the land of each season in a file of its own that needs no style sheet', () => {
    const { served, assets } = pluginOf('build')
    const module = served('virtual:home-pictures')
    expect(module).toContain('viewBox')
    expect(assets.map(({ fileName }) => fileName.split('-')[1])).toEqual(['spring', 'summer', 'fall', 'winter'])
    for (const { fileName, source } of assets) {
      expect(module).toContain(`/${fileName}`)
      expect(source).toMatch(/^<svg xmlns/)
      expect(source).not.toMatch(/ class=|var\(/)
    }
  })

  it('have their lands in the module while one develops', () => {
    const { served, assets } = pluginOf('serve')
    expect(served('virtual:home-pictures')).toContain('"winter":"data:image/svg+xml,')
    expect(assets).toEqual([])
  })

  it('have the animals of the pages of text in a module of their own', () =>
    expect(pluginOf('build').served('virtual:home-pictures/animals')).toMatch(
      /^export const animals = JSON\.parse.*Owl/,
    ))

  it('leave other modules alone', () => {
    const { plugin, served } = pluginOf('build')
    expect(plugin.resolveId('virtual:art')).toBeNull()
    expect(served('virtual:art')).toBe('')
  })
})
