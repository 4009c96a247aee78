import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Context } from 'koa'
import { type EncodedBodies, encodeBodies } from '../core/encoded-bodies.ts'
import { sendEncoded } from './send/send-encoded.ts'

/** A file of the web app, read once. */
type ServedFile = {
  readonly type: string
  readonly etag: string
  readonly isForEver: boolean
  readonly identity: Buffer
  /** Packs the file for the first who asks for it: packing all of them would take longer than the start itself. */
  readonly bodies: () => Promise<EncodedBodies>
}

/** The files of the web app. */
export type StaticFiles = {
  /** Nothing for a path that names no file. */
  readonly serve: (ctx: Context) => Promise<void> | undefined
  /**
   * Serves the page of the app, for every path of its router; nothing for a path that names a file. Who opens the home page
   * is given the one of their language that the build has written. docs/decisions/137-static-home.md
   */
  readonly serveApp: (ctx: Context) => Promise<void> | undefined
  /** The hashes of the scripts that are written into pages, as a content security policy names them. */
  readonly inlineScripts: ReadonlyArray<string>
}

const FALLBACK_LANGUAGE = 'en'

const COMPRESSED_TYPES = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.map', '.webmanifest'])
/** Bytes; smaller files are not compressed: they fit into one packet as they are, and what is packed is hardly shorter. */
const COMPRESSION_THRESHOLD = 256
const BROTLI_QUALITY = 9
/** What the build has packed itself, and better, stands beside the file under this ending. */
const PACKED = '.br'
/** The bundler names every file in here by a hash of its content. */
const HASHED = '/assets/'

/** Reads the folder of the built web app once; without a folder nothing is served. */
export const staticFiles = async (folder: string): Promise<StaticFiles> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && extname(entry.name) !== PACKED)
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name)
        const path = file.slice(folder.length).replaceAll('\\', '/')
        return [path, await servedFile(file, path.startsWith(HASHED))] as const
      }),
  )
  const served = new Map(files)
  const respond = (ctx: Context, file: ServedFile | undefined): Promise<void> | undefined =>
    file === undefined || (ctx.method !== 'GET' && ctx.method !== 'HEAD') ? undefined : sendFile(ctx, file)
  const homes = new Map(
    files.flatMap(([path, file]) => {
      const [, language] = HOME.exec(path) ?? []
      return language === undefined ? [] : [[language.replaceAll('_', '-'), file] as const]
    }),
  )
  // Scripts that ask for the page, such as the service worker, get the one of the app.
  const homeFor = (ctx: Context): ServedFile | undefined => {
    if (!ctx.get('Accept').includes('text/html')) return undefined
    // The page of the app varies by nothing, or no browser would find it in its own copy; each use of either asks the server first.
    ctx.vary(['Accept', 'Accept-Language'])
    const language = ctx.acceptsLanguages([FALLBACK_LANGUAGE, ...homes.keys()])
    return homes.get(language === false ? FALLBACK_LANGUAGE : language)
  }
  return {
    serve: (ctx) => respond(ctx, ctx.path.endsWith('/') ? undefined : served.get(ctx.path)),
    serveApp: (ctx) => {
      if (namesFile(ctx.path)) return undefined
      const home = HOME_PATHS.has(ctx.path) && ctx.querystring === '' ? homeFor(ctx) : undefined
      return respond(ctx, home ?? served.get('/index.html'))
    },
    inlineScripts: [...new Set([served.get('/index.html'), ...homes.values()].flatMap(inlineScriptsOf))],
  }
}

/** What visitors see at these addresses (docs/reference/application.md 2); whoever is signed in gets the app from the same page. */
const HOME_PATHS = new Set(['/', '/static/home', '/static/front'])
const HOME = /^\/home\.(\w+)\.html$/

const inlineScriptsOf = (page: ServedFile | undefined): ReadonlyArray<string> =>
  [...(page?.identity.toString('utf8') ?? '').matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )

/** Ids of players and what support searches for may hold a dot, such as an e-mail address. */
const namesFile = (path: string): boolean => /^\/(?!profile\/|admin\/).*\.\w+$/.test(path)

const sendFile = async (ctx: Context, { type, etag, isForEver, bodies }: ServedFile): Promise<void> => {
  ctx.status = 200
  ctx.set('Cache-Control', isForEver ? 'public, max-age=31536000, immutable' : 'no-cache')
  ctx.vary('Accept-Encoding')
  ctx.etag = etag
  if (ctx.fresh) {
    ctx.status = 304
    return
  }
  await sendEncoded(ctx, type, await bodies())
}

const servedFile = async (path: string, isForEver: boolean): Promise<ServedFile> => {
  const identity = await readFile(path)
  const isCompressed = COMPRESSED_TYPES.has(extname(path)) && identity.length >= COMPRESSION_THRESHOLD
  const br = isCompressed ? await readFile(path + PACKED).catch(() => BROTLI_QUALITY) : undefined
  let bodies: Promise<EncodedBodies> | undefined
  return {
    type: extname(path) === '' ? 'application/octet-stream' : extname(path),
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    isForEver,
    identity,
    bodies: () => (bodies ??= br === undefined ? Promise.resolve({ identity }) : encodeBodies(identity, br)),
  }
}
