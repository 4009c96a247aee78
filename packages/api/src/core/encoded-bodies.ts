import { promisify } from 'node:util'
import { brotliCompress, type BrotliOptions, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The bytes of one answer in every encoding that it is sent in. */
export type EncodedBodies = Readonly<Partial<Record<Encoding, Buffer>>> & { readonly identity: Buffer }

/** Compresses on threads beside the event loop. `br` is its quality, from 0 to 11, or the bytes as they were packed before. */
export const encodeBodies = async (identity: Buffer, br: number | Buffer): Promise<EncodedBodies> => ({
  identity,
  br: typeof br === 'number' ? await brotli(identity, br) : br,
  gzip: await gzipOf(identity),
})

/** Packs on a thread, at a quality from 0 to 11. */
export const brotli = (bytes: Buffer, quality: number): Promise<Buffer> =>
  brotliOf(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })

const brotliOf = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)
const gzipOf = promisify<Buffer, Buffer>(gzip)
