import { describe, expect, it } from 'vitest'
import { STORAGE_KEY, writeCredentials, readCredentials } from './credentials.ts'

const storage = (text: string | null) => ({ getItem: (key: string) => (key === STORAGE_KEY ? text : null) })

describe('the stored login', () => {
  it('comes back as it was stored', () => {
    const storage = new Map<string, string>()
    const credentials = { apiId: 'a', apiToken: 'b' }
    writeCredentials({ setItem: (key, value) => void storage.set(key, value) }, credentials)
    expect([...storage.keys()]).toEqual([STORAGE_KEY])
    expect(readCredentials({ getItem: (key) => storage.get(key) ?? null })).toEqual(credentials)
  })

  it.each([
    ['nothing is stored', null],
    ['it is no JSON', '{'],
    ['it is something else', '[1]'],
    ['the token is missing', '{"auth":{"apiId":"a"}}'],
    ['the token is empty', '{"auth":{"apiId":"a","apiToken":""}}'],
    ['the id is empty', '{"auth":{"apiId":"","apiToken":"b"}}'],
  ])('is none when %s', (_, text) => expect(readCredentials(storage(text))).toBeUndefined())
})
