import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createFileCache } from './file-cache.ts'

const HOST = 'https://keep.example'
const storedResponses = new Map<string, Response>()
const absolute = (request: string | { readonly url: string }): string =>
  new URL(typeof request === 'string' ? request : request.url, HOST).href
const cache = {
  match: async (request: string) => storedResponses.get(absolute(request))?.clone(),
  put: async (request: string, response: Response) => void storedResponses.set(absolute(request), response),
  keys: async () => [...storedResponses.keys()].map((url) => ({ url })),
  delete: async (request: { readonly url: string }) => storedResponses.delete(request.url),
}
const network = vi.fn<(address: string) => Promise<Response>>()
vi.stubGlobal(
  'Request',
  class {
    readonly url: string
    constructor(address: string) {
      this.url = absolute(address)
    }
  },
)

const files = createFileCache({
  caches: { open: async () => cache } as unknown as CacheStorage,
  fetch: (request) => network(new URL(absolute(request)).pathname),
})
const release = (name: string) => ({
  shell: [`/assets/app-${name}.js`],
  soon: [`/assets/line-reader-${name}.js`],
  rest: [`/assets/line-reader-${name}.js`, `/assets/market-${name}.js`, '/assets/art.js'],
  texts: { en: [`/assets/content-en-${name}.js`], de: [`/assets/content-de-${name}.js`] },
  pages: [''],
})
const addresses = () => [...storedResponses.keys()].map((url) => new URL(url).pathname).toSorted()

beforeEach(() => {
  storedResponses.clear()
  network.mockReset()
  network.mockImplementation(async (path) => new Response(`text of ${path}`))
})

describe('the files of the app in a browser', () => {
  it('are those that it starts with, and the page', async () => {
    await files.keepShell(release('1'))
    expect(addresses()).toEqual(['/', '/assets/app-1.js'])
    network.mockRejectedValue(new TypeError('no network'))
    expect(await (await files.page(new Request('/inventory'))).text()).toBe('text of /')
  })

  it('are not taken over when one of them could not be had', async () => {
    network.mockImplementation(async (path) => new Response('', { status: path.startsWith('/assets') ? 502 : 200 }))
    await expect(files.keepShell(release('1'))).rejects.toThrow('/assets/app-1.js could not be kept (502)')
    expect(addresses()).toEqual([])
  })

  it('are soon those that a window has loaded or the first acts need, and none of another release', async () => {
    network.mockImplementation(async (path) =>
      path === '/assets/art.js' ? Promise.reject(new TypeError('no network')) : new Response(path),
    )
    const urls = ['/assets/market-1.js', '/assets/art.js', '/assets/market-0.js', '/assets/content-de-1.js']
    await files.keepLoaded(release('1'), urls.map(absolute))
    expect(addresses()).toEqual(['/assets/content-de-1.js', '/assets/line-reader-1.js', '/assets/market-1.js'])
  })

  it('are later all others, in the language of the player; one that fails is left out', async () => {
    network.mockImplementation(async (path) =>
      path === '/assets/art.js' ? Promise.reject(new TypeError('no network')) : new Response(path),
    )
    await files.keepRest(release('1'), 'de')
    expect(addresses()).toEqual(['/assets/content-de-1.js', '/assets/line-reader-1.js', '/assets/market-1.js'])
  })

  it('are asked for once', async () => {
    await files.file(new Request('/assets/market-1.js'))
    await vi.waitFor(() => expect(addresses()).toEqual(['/assets/market-1.js']))
    expect(await (await files.file(new Request('/assets/market-1.js'))).text()).toBe('text of /assets/market-1.js')
    expect(network).toHaveBeenCalledOnce()
  })

  it('stay for the windows of the last release, and no longer', async () => {
    for (const name of ['1', '2']) {
      await files.keepShell(release(name))
      await files.forgetOlder(release(name))
    }
    expect(addresses()).toEqual(['/', '/assets/app-1.js', '/assets/app-2.js', '/last-release'])
    await files.forgetOlder(release('3'))
    expect(addresses()).toEqual(['/', '/assets/app-2.js', '/last-release'])
  })
})
