import { beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.doUnmock('./content-renderer.ts')
})

describe('loadRenderer', () => {
  it('brings the drawings once', async () => {
    const { loadRenderer } = await import('./load-renderer.ts')
    const [first, second] = await Promise.all([loadRenderer(), loadRenderer()])
    expect(first).toBe(second)
    expect(first?.item({ template: 'gem' }).groups).toHaveLength(1)
  })

  it('answers nothing when they cannot be had, and asks again the next time', async () => {
    vi.doMock('./content-renderer.ts', () => {
      throw new Error('no network')
    })
    const { loadRenderer } = await import('./load-renderer.ts')
    expect(await loadRenderer()).toBeUndefined()
    vi.doUnmock('./content-renderer.ts')
    expect(await loadRenderer()).toBeDefined()
  })
})
