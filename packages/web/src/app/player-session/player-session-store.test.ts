import { describe, expect, it, vi } from 'vitest'
import { type PlayerSession, createPlayerSessionStore } from './player-session-store.ts'

const maren = { apiId: 'maren', apiToken: 'a' }
const bram = { apiId: 'bram', apiToken: 'b' }

type Answer = (opening: PlayerSession) => void

/** A server that answers when it is told to. */
const aStore = () => {
  const answers: Answer[] = []
  const openGame = vi.fn(() => new Promise<PlayerSession>((resolve) => answers.push(resolve)))
  return { store: createPlayerSessionStore(openGame, vi.fn()), openGame, answers }
}
const opened = (close = vi.fn()): PlayerSession =>
  ({ type: 'open', opened: { store: {}, catalogue: {} }, close }) as unknown as PlayerSession
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('opening the game', () => {
  it('loads the player once, however often a screen asks', async () => {
    const { store, openGame, answers } = aStore()
    store.open(maren)
    store.open(maren)
    expect(store.state()).toEqual({ type: 'loading' })
    answers[0]?.(opened())
    await settled()
    store.open(maren)
    expect(store.state().type).toBe('open')
    expect(openGame).toHaveBeenCalledOnce()
  })

  it('can be tried again after a failure', async () => {
    const { store, answers } = aStore()
    store.open(maren)
    answers[0]?.({ type: 'failed' })
    await settled()
    expect(store.state()).toEqual({ type: 'failed' })
    store.retry()
    answers[1]?.(opened())
    await settled()
    expect(store.state().type).toBe('open')
  })

  it('fails when nothing can be loaded at all', async () => {
    const store = createPlayerSessionStore(() => Promise.reject(new Error('offline')), vi.fn())
    store.open(maren)
    await settled()
    expect(store.state()).toEqual({ type: 'failed' })
  })

  it('never shows a player who has left meanwhile', async () => {
    const { store, answers } = aStore()
    const close = vi.fn()
    store.open(maren)
    store.close()
    answers[0]?.(opened(close))
    await settled()
    expect(store.state()).toEqual({ type: 'closed' })
    expect(close).toHaveBeenCalledOnce()
  })

  it('closes the game of one player before that of another opens', async () => {
    const { store, answers, openGame } = aStore()
    const close = vi.fn()
    store.open(maren)
    answers[0]?.(opened(close))
    await settled()
    store.open(bram)
    expect(close).toHaveBeenCalledOnce()
    expect(openGame).toHaveBeenLastCalledWith(bram, expect.anything())
  })
})
