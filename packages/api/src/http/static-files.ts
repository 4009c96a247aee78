import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'koa'

type Encoding = 'br' | 'gzip' | 'identity'

/** A file of the web app, read once and packed once. */
type ServedFile = {
  readonly type: string
  readonly etag: string
  readonly isForEver: boolean
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>>>
}

/** The web app as it is served. */
export type StaticFiles = {
  /** True if it answered. */
  readonly serve: (heard: Context) => boolean
  /** The page for every path that is the web app's own. */
  readonly serveApp: (heard: Context) => boolean
}

const PACKED = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.map', '.webmanifest'])
/** Bytes; below it packing costs more than it saves. */
const WORTH_PACKING = 1024
const QUALITY = 9

/** Reads the folder of the built web app; a folder that is not there serves nothing. Only files that were there then are served. */
export const staticFiles = async (folder: string): Promise<StaticFiles> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name)
        return [path.slice(folder.length).replaceAll('\\', '/'), await servedFile(path)] as const
      }),
  )
  const served = new Map(files)
  const answer = (heard: Context, file: ServedFile | undefined): boolean => {
    if (file === undefined || (heard.method !== 'GET' && heard.method !== 'HEAD')) return false
    sendFile(heard, file)
    return true
  }
  return {
    serve: (heard) => answer(heard, heard.path.endsWith('/') ? undefined : served.get(heard.path)),
    serveApp: (heard) => answer(heard, served.get('/index.html')),
  }
}

const sendFile = (heard: Context, { type, etag, isForEver, bodies }: ServedFile): void => {
  heard.status = 200
  heard.set('Cache-Control', isForEver ? 'public, max-age=31536000, immutable' : 'no-cache')
  heard.vary('Accept-Encoding')
  heard.etag = etag
  if (heard.fresh) {
    heard.status = 304
    return
  }
  const accepted = heard.acceptsEncodings(['br', 'gzip', 'identity'].filter((encoding) => encoding in bodies))
  const encoding: Encoding = accepted === 'br' || accepted === 'gzip' ? accepted : 'identity'
  heard.type = type
  if (encoding !== 'identity') heard.set('Content-Encoding', encoding)
  heard.body = bodies[encoding]
}

const servedFile = async (path: string): Promise<ServedFile> => {
  const identity = await readFile(path)
  const isPacked = PACKED.has(extname(path)) && identity.length >= WORTH_PACKING
  return {
    type: extname(path) === '' ? 'application/octet-stream' : extname(path),
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    isForEver: /[/\\]assets[/\\].*-[\w-]{8,}\.\w+$/.test(path),
    bodies: isPacked ? { identity, br: await brotliOf(identity), gzip: await gzipOf(identity) } : { identity },
  }
}

const brotli = promisify(brotliCompress)
const gzipOf = promisify<Buffer, Buffer>(gzip)
const brotliOf = (bytes: Buffer): Promise<Buffer> =>
  brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
