import { HEADERS } from '@daykeep/api/contract'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '../session/index.ts'
import { toasts } from '../toasts/index.ts'
import { invalidate, nextPageOf, queryClient, useMutation, usePages, useQuery } from './index.ts'

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
const granted = (data: unknown) => answer(200, { success: true, data, appVersion: '1' })
const refused = answer.bind(null, 404, { success: false, error: 'NotFound', message: 'No such news.' })
const server = vi.fn<typeof fetch>()
/** Of requests that change something. Hooks of the tests before may still read. */
const keysSent = () =>
  server.mock.calls
    .filter(([, init]) => init?.method === 'POST')
    .map(([, init]) => new Headers(init?.headers).get(HEADERS.idempotencyKey))
const titles = () => toasts.visible().map(({ text }) => text)

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

beforeEach(() => {
  vi.stubGlobal('fetch', server)
  session.signIn({ apiId: 'maren', apiToken: 'secret' })
})

afterEach(() => {
  server.mockReset()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const waitFor = (check: () => void) => act(() => vi.waitFor(check, { timeout: 5000 }))

/** Renders a hook; `current` is what it returned last. */
const renderHook = <A,>(hook: () => A) => {
  const result: { current: A } = { current: undefined as A }
  const Probe = () => {
    result.current = hook()
    return null
  }
  const root = createRoot(document.createElement('div'))
  act(() => root.render(<Probe />))
  return { result, unmount: () => act(() => root.unmount()) }
}

describe('a query', () => {
  it('asks once for all who show the answer, and answers from memory', async () => {
    server.mockImplementation(async () => granted([{ id: 'news' }]))
    const first = renderHook(() => useQuery('news', {}))
    await waitFor(() => expect(first.result.current.data).toEqual([{ id: 'news' }]))
    const second = renderHook(() => useQuery('news', {}))
    expect(second.result.current.data).toEqual([{ id: 'news' }])
    expect(server).toHaveBeenCalledOnce()
  })

  it('hands on the refusal, does not ask again, and shows no toast', async () => {
    server.mockImplementation(async () => refused())
    const { result } = renderHook(() => useQuery('news', {}))
    await waitFor(() => expect(result.current.error?.refusal?.status).toBe(404))
    expect(server).toHaveBeenCalledOnce()
    expect(titles()).toEqual([])
  })

  it('asks again when nobody answered', async () => {
    server.mockRejectedValueOnce(new TypeError('no network')).mockImplementation(async () => granted([]))
    const { result } = renderHook(() => useQuery('news', {}))
    await waitFor(() => expect(result.current.data).toEqual([]))
  })

  it('asks again when something changed while the first answer was on its way', async () => {
    const first = Promise.withResolvers<Response>()
    server.mockReturnValueOnce(first.promise).mockImplementation(async () => granted([{ id: 'newer' }]))
    const { result } = renderHook(() => useQuery('news', {}))
    await waitFor(() => expect(server).toHaveBeenCalledOnce())
    const invalidated = invalidate(['news'])
    first.resolve(granted([{ id: 'older' }]))
    await invalidated
    await waitFor(() => expect(result.current.data).toEqual([{ id: 'newer' }]))
  })

  it('is forgotten with the login', async () => {
    server.mockImplementation(async () => granted([]))
    const { result, unmount } = renderHook(() => useQuery('news', {}))
    await waitFor(() => expect(result.current.data).toEqual([]))
    unmount()
    session.signOut()
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })
})

describe('a list in pages', () => {
  const usePatrons = () =>
    nextPageOf(usePages('patrons', { query: { page: 0 } }, { next: (_, pages) => ({ query: { page: pages.length } }) }))

  it('tells that a page failed and why, and asks again when it is told to', async () => {
    server.mockImplementationOnce(async () => granted([]))
    server.mockImplementation(async () => refused())
    const { result } = renderHook(usePatrons)
    await waitFor(() => expect(result.current?.state).toBe('idle'))
    act(() => result.current?.onMore())
    await waitFor(() => expect(result.current?.state).toBe('failed'))
    expect(result.current?.reason).toBe('No such news.')
    expect(server).toHaveBeenCalledTimes(2)
    server.mockImplementation(async () => granted([]))
    act(() => result.current?.onMore())
    await waitFor(() => expect(result.current?.state).toBe('idle'))
    expect(server).toHaveBeenCalledTimes(3)
  })

  it('asks for a page once, however often the end is seen meanwhile', async () => {
    server.mockImplementation(async () => granted([]))
    const { result } = renderHook(usePatrons)
    await waitFor(() => expect(result.current?.state).toBe('idle'))
    act(() => {
      result.current?.onMore()
      result.current?.onMore()
    })
    await waitFor(() => expect(result.current?.state).toBe('idle'))
    expect(server).toHaveBeenCalledTimes(2)
  })
})

describe('a request that changes something', () => {
  it('keeps its idempotency key when it is tried again; the next one has its own', async () => {
    server.mockRejectedValueOnce(new TypeError('no network')).mockImplementation(async () => granted({}))
    const done = vi.fn()
    const { result } = renderHook(() => useMutation('readNotification', { onDone: done }))
    result.current.send({ params: { id: 'one' } })
    await waitFor(() => expect(done).toHaveBeenCalledOnce())
    result.current.send({ params: { id: 'two' } })
    await waitFor(() => expect(done).toHaveBeenCalledTimes(2))
    const [first, again, other] = keysSent()
    expect(first).toMatch(/^[\da-f-]{36}$/)
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })

  it('shows in a toast what the server refuses, unless the caller takes it', async () => {
    server.mockImplementation(async () => refused())
    const { result } = renderHook(() => useMutation('readNotification'))
    result.current.send({ params: { id: 'one' } })
    await waitFor(() => expect(titles()).toContain('No such news.'))
    const taken = vi.fn()
    const other = renderHook(() => useMutation('readNotification', { onRefused: taken }))
    other.result.current.send({ params: { id: 'one' } })
    await waitFor(() => expect(taken).toHaveBeenCalledOnce())
  })
})
