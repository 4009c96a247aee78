import type { ReleaseFiles } from './release-files.ts'

export const FILES = 'daykeep-files'
/** The names of the files of the release that was here last: its windows may still be open. */
const LAST_RELEASE = '/last-release'
const PAGE = '/'

/** Files loaded at once while there is time: the player's own requests come between. */
const AT_ONCE = 2

type Environment = { readonly caches: CacheStorage; readonly fetch: (request: string | Request) => Promise<Response> }

/** The files of the app in this browser. Their names change with what is in them, so a kept one is never old. docs/decisions/086-how-the-app-starts.md */
export const createFileCache = ({ caches, fetch }: Environment) => {
  const open = () => caches.open(FILES)

  const keep = async (address: string): Promise<void> => {
    const cache = await open()
    if ((await cache.match(address)) !== undefined) return
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${address} could not be kept (${response.status})`)
    await cache.put(address, response)
  }

  return {
    /** Keeps what the app needs to start, all or nothing: the page comes last. */
    keepShell: async ({ shell }: Pick<ReleaseFiles, 'shell'>): Promise<void> => {
      await Promise.all(shell.map(keep))
      const page = await fetch(new Request(PAGE, { cache: 'reload' }))
      if (!page.ok) throw new Error(`the page could not be kept (${page.status})`)
      await (await open()).put(PAGE, page)
    },
    /** Keeps what a window has loaded before or beside this worker, as far as it is of this release, and what the first acts need. */
    keepLoaded: async (release: ReleaseFiles, urls: ReadonlyArray<string>): Promise<void> => {
      const own = new Set(filesOf(release))
      const paths = urls.map((url) => new URL(url).pathname).filter((path) => own.has(path))
      await Promise.all([...paths, ...release.soon].map((path) => keep(path).catch(() => undefined)))
    },
    /** Keeps all other files, a few at a time; one that fails is kept when it is used. */
    keepRest: async ({ rest, texts }: ReleaseFiles, language: string): Promise<void> => {
      const waiting = [...(texts[language] ?? []), ...rest]
      const next = async (): Promise<void> => {
        for (let address = waiting.shift(); address !== undefined; address = waiting.shift())
          await keep(address).catch(() => undefined)
      }
      await Promise.all(Array.from({ length: AT_ONCE }, next))
    },
    /** Deletes the files that neither this release nor the one before it names. */
    forgetOlder: async (release: ReleaseFiles): Promise<void> => {
      const cache = await open()
      const own = filesOf(release)
      const last = ((await (await cache.match(LAST_RELEASE))?.json()) ?? []) as ReadonlyArray<string>
      const currentFiles = new Set([...own, ...last, PAGE, LAST_RELEASE])
      const isOlder = ({ url }: Request): boolean => !currentFiles.has(new URL(url).pathname)
      const older = (await cache.keys()).filter(isOlder)
      await Promise.all(older.map((request) => cache.delete(request)))
      await cache.put(LAST_RELEASE, new Response(JSON.stringify(own)))
    },
    page: async (request: Request): Promise<Response> => (await (await open()).match(PAGE)) ?? fetch(request),
    file: async (request: Request): Promise<Response> => {
      const cache = await open()
      const cached = await cache.match(request.url)
      if (cached !== undefined) return cached
      const response = await fetch(request)
      if (response.ok) void cache.put(request.url, response.clone())
      return response
    },
  }
}

const filesOf = ({ shell, rest, texts }: ReleaseFiles): ReadonlyArray<string> => [
  ...shell,
  ...rest,
  ...Object.values(texts).flat(),
]
