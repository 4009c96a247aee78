import { beforeEach, describe, expect, it, vi } from 'vitest'
import { STORAGE_KEY } from './credentials.ts'
import { createSessionStore } from './session-store.ts'

const maren = { apiId: 'maren', apiToken: 'secret' }

beforeEach(() => localStorage.clear())

describe('the session', () => {
  it('is found again when the page loads anew', () => {
    createSessionStore(localStorage, window).signIn(maren)
    expect(createSessionStore(localStorage, window).credentials()).toEqual(maren)
  })

  it('leaves nothing behind, as the specification asks', () => {
    localStorage.setItem('daykeep.theme', 'dark')
    localStorage.setItem('daykeep.drafts', 'x')
    const session = createSessionStore(localStorage, window)
    session.signIn(maren)
    session.signOut()
    expect(session.credentials()).toBeUndefined()
    expect(Object.keys(localStorage)).toEqual([])
  })

  it('ends in all windows at once', () => {
    const session = createSessionStore(localStorage, window)
    session.signIn(maren)
    const listener = vi.fn()
    session.subscribe(listener)
    localStorage.removeItem(STORAGE_KEY)
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }))
    expect(session.credentials()).toBeUndefined()
    expect(listener).toHaveBeenCalledOnce()
  })
})
