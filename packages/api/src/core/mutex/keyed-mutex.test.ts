import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { behindOthers, createKeyedMutex } from './keyed-mutex.ts'

describe('inOrder', () => {
  it('ends one work of a player before the next begins', async () => {
    const run = createKeyedMutex()
    const seen: string[] = []
    const work = (name: string, takes: number) => async () => {
      seen.push(`${name} begins`)
      await wait(takes)
      seen.push(`${name} ends`)
    }
    await Promise.all([run('a', work('first', 20)), run('a', work('second', 0)), run('b', work('other', 0))])
    expect(seen.indexOf('second begins')).toBeGreaterThan(seen.indexOf('first ends'))
    expect(seen.indexOf('other begins')).toBeLessThan(seen.indexOf('first ends'))
  })

  it('goes on after work that failed', async () => {
    const run = createKeyedMutex()
    const failed = run('a', () => Promise.reject(new Error('no')))
    const next = run('a', async () => 'done')
    await expect(failed).rejects.toThrow('no')
    expect(await next).toBe('done')
  })

  it('tells work whether it had to wait', async () => {
    const run = createKeyedMutex()
    const waits = Array.from({ length: 3 }, () => behindOthers(run, 'a', async (hasWaited) => hasWaited))
    expect(await Promise.all(waits)).toEqual([false, true, true])
    expect(await behindOthers(run, 'a', async (hasWaited) => hasWaited)).toBe(false)
  })

  it('begins the next work when the key is released, and the one after that when the next has ended', async () => {
    const run = createKeyedMutex()
    const [end, endNext] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const seen: string[] = []
    const first = run('a', async (release) => {
      release()
      await end.promise
      seen.push('first ends')
    })
    const second = run('a', async () => {
      seen.push('second begins')
      await endNext.promise
    })
    const third = run('a', async () => void seen.push('third begins'))
    await nextTurn()
    expect(seen).toEqual(['second begins'])
    end.resolve()
    await first
    await nextTurn()
    expect(seen).toEqual(['second begins', 'first ends'])
    endNext.resolve()
    await Promise.all([second, third])
    expect(seen.at(-1)).toBe('third begins')
  })
})
