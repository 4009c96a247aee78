import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { mountPicture, petPicture, svgText } from '@daykeep/rules/pictures'
import { compileArt } from './compile-art.ts'

/** What a picture may weigh, in bytes, compressed. Look: a figure is 9 to 14 kB before compression. */
const LIMIT = 6000

const { library } = compileArt(fileURLToPath(new URL('../../../packages/content', import.meta.url)))

describe('the pictures of animals', () => {
  it.each(Object.keys(library.species))('%s is light, in every potion', (species) => {
    const heavy = Object.keys(library.potions).filter((potion) =>
      [petPicture, mountPicture].some(
        (draw) => gzipSync(svgText(draw(library, { species, potion }), 'a-')).length > LIMIT,
      ),
    )
    expect(heavy).toEqual([])
  })
})
