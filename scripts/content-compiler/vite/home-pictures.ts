import { createRenderer, drawHome, drawHomeLand, drawPageAnimals, SEASONS } from '@daykeep/rules/pictures'
import type { Plugin } from 'vite'
import { compileArt } from '../art/compile-art.ts'

const ENTRY = 'virtual:home-pictures'
const LAND = `\0${ENTRY}/`
/** The animals that stand beside the titles of pages of text. */
const ANIMALS = `${ENTRY}/animals`

/**
 * Serves the pictures of the home page to the web app, drawn when it is built: the people and things in one module, the
 * land of each season in one of its own. Errors in drawings are told by the plugin of the drawings.
 */
export const homePicturesPlugin = (contentDir: string): Plugin => ({
  name: 'daykeep-home-pictures',
  resolveId: (id) => (id === ENTRY || id.startsWith(`${ENTRY}/`) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${ENTRY}`)) return null
    const renderer = createRenderer(compileArt(contentDir).library)
    const season = SEASONS.find((each) => id === `${LAND}${each}`)
    if (season !== undefined) return `export const land = ${parsed(drawHomeLand(renderer, season))}`
    if (id === `\0${ANIMALS}`) return `export const animals = ${parsed(drawPageAnimals(renderer))}`
    const lands = SEASONS.map((each) => `${each}: () => import('${ENTRY}/${each}')`).join(', ')
    return `export const pictures = ${parsed(drawHome(renderer))}\nexport const lands = { ${lands} }`
  },
})

/** Parsing a text is several times faster for a browser than reading the same data as a program. */
const parsed = (data: object): string => `JSON.parse(${JSON.stringify(JSON.stringify(data))})`
