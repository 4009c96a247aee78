import type { Plugin } from 'vite'
import { loadCatalogue } from '../content-compiler/index.ts'
import { packCatalogue, splitArt } from './pack-catalogue.ts'

const ART = 'virtual:catalogue-art'

/**
 * Packs the catalogue that the app loads when it is built, and serves what its things are drawn by as a module of its own.
 * While developing the catalogue has both.
 */
export const cataloguePlugin = (): Plugin => {
  let isBuild = false
  return {
    name: 'daykeep-catalogue',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === ART ? `\0${ART}` : null),
    load: (id) => {
      if (id !== `\0${ART}`) return null
      if (!isBuild) return 'export const art = undefined'
      const { art } = splitArt(JSON.parse(JSON.stringify(loadCatalogue())) as Readonly<Record<string, unknown>>)
      // Parsing a text is several times faster for a browser than reading the same data as a program.
      return `export const art = JSON.parse(${JSON.stringify(JSON.stringify(art))})`
    },
    generateBundle: (_, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.names.includes('catalogue.json')) continue
        const compiled = JSON.parse(Buffer.from(file.source).toString('utf8')) as Readonly<Record<string, unknown>>
        file.source = JSON.stringify(packCatalogue(splitArt(compiled).catalogue))
      }
    },
  }
}
