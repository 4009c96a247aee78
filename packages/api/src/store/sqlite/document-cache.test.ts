import { describe, expect, it } from 'vitest'
import { createDocumentCache } from './document-cache.ts'

const document = (id: string, version = 1) => ({ id, version, body: { id, list: [1] } })

/** A cache that is told of everything twice. */
const createCache = (maxSize?: number) => {
  const cache = createDocumentCache(maxSize)
  const keep: typeof cache.keep = (...kept) => {
    cache.keep(...kept)
    cache.keep(...kept)
  }
  return { ...cache, keep }
}

describe('a cache of documents', () => {
  it('keeps nothing that is read once', () => {
    const cache = createDocumentCache()
    cache.keep('users', document('a'), 10)
    expect(cache.find('users', 'a')).toBeUndefined()
    cache.drop('users', 'a')
    cache.keep('users', document('a', 2), 10)
    expect(cache.find('users', 'a')).toBeUndefined()
    cache.keep('users', document('a', 2), 10)
    expect(cache.find('users', 'a')?.version).toBe(2)
  })

  it('finds what it keeps by collection and id until it is dropped', () => {
    const cache = createCache()
    const cachedDocument = document('a', 2)
    cache.keep('users', cachedDocument, 10)
    expect(cache.find('users', 'a')).toBe(cachedDocument)
    expect([cache.find('tasks', 'a'), cache.find('users', 'b')]).toEqual([undefined, undefined])
    cache.drop('users', 'a')
    expect(cache.find('users', 'a')).toBeUndefined()
    cache.keep('users', cachedDocument, 10)
    cache.clear()
    expect(cache.find('users', 'a')).toBeUndefined()
  })

  it('lets those go that were used longest ago, and keeps none that would fill it', () => {
    const cache = createCache(1600)
    for (let number = 0; number < 16; number += 1) cache.keep('users', document(`u${number}`), 100)
    cache.find('users', 'u0')
    cache.keep('users', document('last'), 100)
    cache.keep('users', document('large'), 101)
    const there = (id: string) => cache.find('users', id) !== undefined
    expect(['u0', 'u1', 'u2', 'last', 'large'].map(there)).toEqual([true, false, true, true, false])
  })

  it('does not count a document twice', () => {
    const cache = createCache(1600)
    for (let version = 1; version < 100; version += 1) cache.keep('users', document('a', version), 100)
    for (let number = 0; number < 15; number += 1) cache.keep('users', document(`u${number}`), 100)
    expect(cache.find('users', 'a')?.version).toBe(99)
  })
})
