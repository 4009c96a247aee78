import { addArt } from '@daykeep/web/catalogue-art'
import { unpackCatalogue } from '@daykeep/web/catalogue'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../content-compiler/index.ts'
import { packCatalogue, splitArt } from './pack-catalogue.ts'

const overTheWire = (value: object): unknown => JSON.parse(JSON.stringify(value))

/** The quality that the server packs with. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

describe('the catalogue on its way to a browser', () => {
  const catalogue = overTheWire(loadCatalogue()) as Readonly<Record<string, object>>
  const packed = packCatalogue(catalogue)
  const unpacked = unpackCatalogue(overTheWire(packed)) as typeof catalogue

  it('is the same when it has come, also in the order of its entries', () => {
    expect(unpacked).toEqual(catalogue)
    for (const name of Object.keys(catalogue))
      expect(Object.keys(Object(unpacked[name]))).toEqual(Object.keys(Object(catalogue[name])))
  })

  it('takes a quarter less on the way', () =>
    expect(brotliCompressSync(JSON.stringify(packed), FAST).length).toBeLessThan(
      brotliCompressSync(JSON.stringify(catalogue), FAST).length * 0.75,
    ))

  it('comes without what its things are drawn by, and is whole once that has come', () => {
    const { catalogue: rest, art } = splitArt(catalogue)
    expect(JSON.stringify(rest['gear'])).not.toContain('"art"')
    const first = unpackCatalogue(overTheWire(packCatalogue(rest))) as typeof catalogue
    const [sword] = Object.values(Object(first['gear']))
    addArt(first, overTheWire(art) as typeof art)
    expect(first).toEqual(catalogue)
    // Whoever holds a thing sees how it is drawn.
    expect(Object.values(Object(first['gear']))[0]).toBe(sword)
  })

  it('is taken as it is where nobody has packed it', () => expect(unpackCatalogue(catalogue)).toBe(catalogue))
})
