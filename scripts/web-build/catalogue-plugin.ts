import type { Plugin } from 'vite'
import { packCatalogue } from './pack-catalogue.ts'

/** Packs the catalogue that the app loads, when it is built. */
export const cataloguePlugin = (): Plugin => ({
  name: 'daykeep-catalogue',
  apply: 'build',
  generateBundle: (_, bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.names.includes('catalogue.json')) continue
      const catalogue = JSON.parse(Buffer.from(file.source).toString('utf8')) as Readonly<Record<string, unknown>>
      file.source = JSON.stringify(packCatalogue(catalogue))
    }
  },
})
