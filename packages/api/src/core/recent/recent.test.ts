import { describe, expect, it, vi } from 'vitest'
import { createRecent } from './recent.ts'

describe('what was read recently', () => {
  it('is read once for all who ask meanwhile, and then answered without waiting', async () => {
    const read = vi.fn(() => Promise.resolve('list'))
    const recent = createRecent(read, 60_000)
    expect(await Promise.all([recent.current(), recent.current()])).toEqual(['list', 'list'])
    expect(recent.current()).toBe('list')
    expect(read).toHaveBeenCalledOnce()
  })

  it('is read again after its time', async () => {
    const read = vi.fn(() => Promise.resolve('list'))
    const recent = createRecent(read, -1)
    await recent.current()
    await recent.current()
    expect(read).toHaveBeenCalledTimes(2)
  })
})
