import { beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.doUnmock('./content-studio.ts')
})

describe('loadStudio', () => {
  it('brings the drawings once', async () => {
    const { loadStudio } = await import('./load-studio.ts')
    const [first, second] = await Promise.all([loadStudio(), loadStudio()])
    expect(first).toBe(second)
    expect(first?.item({ template: 'gem' }).groups).toHaveLength(1)
  })

  it('answers nothing when they cannot be had, and asks again the next time', async () => {
    vi.doMock('./content-studio.ts', () => {
      throw new Error('no network')
    })
    const { loadStudio } = await import('./load-studio.ts')
    expect(await loadStudio()).toBeUndefined()
    vi.doUnmock('./content-studio.ts')
    expect(await loadStudio()).toBeDefined()
  })
})
