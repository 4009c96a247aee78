import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ENTRY = 'virtual:publications'

/**
 * Serves what there is to read (questions, articles, news, who runs this keep) from the compiled catalogue of a content
 * folder, for visitors to whom the catalogue itself is not sent.
 */
export const publicationsPlugin = (contentDir: string): Plugin => {
  const catalogue = join(contentDir, 'compiled/catalogue.json')
  return {
    name: 'daykeep-publications',
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
    load(id) {
      if (id !== `\0${ENTRY}`) return null
      this.addWatchFile(catalogue)
      return publicationsModule(readFileSync(catalogue, 'utf8'))
    },
  }
}

/** The part of a compiled catalogue that pages to read need. */
export const publicationsModule = (catalogue: string): string => {
  const { publications: found } = JSON.parse(catalogue) as { readonly publications?: object }
  return `export const publications = ${JSON.stringify({ faq: [], articles: {}, news: [], challengeCategories: [], ...found })}`
}
