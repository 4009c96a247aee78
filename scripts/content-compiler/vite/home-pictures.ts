import { createRenderer, drawHome, drawHomeLand, drawPageAnimals, plainSvg, SEASONS } from '@daykeep/rules/pictures'
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { compileArt } from '../art/compile-art.ts'
import { paintSheet } from '../art/paint-sheet.ts'

const ENTRY = 'virtual:home-pictures'
/** The animals that stand beside the titles of pages of text. */
const ANIMALS = `${ENTRY}/animals`
/** The land and as much sky that the moon of each season is in it. */
const LAND_BOX = { y: -300, width: 1440, height: 560 } as const

/**
 * Serves the pictures of the home page to the web app, drawn when it is built: the people and things in one module, the
 * land of each season as a file. Errors in drawings are told by the plugin of the drawings.
 */
export const homePicturesPlugin = (contentDir: string): Plugin => {
  let isBuild = false
  return {
    name: 'daykeep-home-pictures',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === ENTRY || id === ANIMALS ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${ENTRY}` && id !== `\0${ANIMALS}`) return null
      const renderer = createRenderer(compileArt(contentDir).library)
      if (id === `\0${ANIMALS}`) return `export const animals = ${parsed(drawPageAnimals(renderer))}`
      const sheet = paintSheet()
      const lands = SEASONS.map((season) => {
        const { y, width, height } = LAND_BOX
        const picture = { ...drawHomeLand(renderer, season), viewBox: `0 ${y} ${width} ${height}` }
        const svg = plainSvg(sheet, picture, { width, height })
        if (!isBuild) return [season, `data:image/svg+xml,${encodeURIComponent(svg)}`]
        const fileName = `assets/land-${season}-${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`
        this.emitFile({ type: 'asset', fileName, source: svg })
        return [season, `/${fileName}`]
      })
      const entries = JSON.stringify(Object.fromEntries(lands))
      return `export const pictures = ${parsed(drawHome(renderer))}\nexport const lands = ${entries}`
    },
  }
}

/** Parsing a text is several times faster for a browser than reading the same data as a program. */
const parsed = (data: object): string => `JSON.parse(${JSON.stringify(JSON.stringify(data))})`
