import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The bytes of one answer in every encoding that it is sent in. */
export type EncodedBodies = Readonly<Partial<Record<Encoding, Buffer>>> & { readonly identity: Buffer }

/** Compresses on threads beside the event loop. `brotliQuality` is from 0 to 11. */
export const encodeBodies = async (identity: Buffer, brotliQuality: number): Promise<EncodedBodies> => ({
  identity,
  br: await brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: await gzipOf(identity),
})

const brotli = promisify(brotliCompress)
const gzipOf = promisify<Buffer, Buffer>(gzip)
