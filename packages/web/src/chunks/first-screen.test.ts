import { describe, expect, it, vi } from 'vitest'
import { afterFirstScreen, awaitFirstScreen, firstScreenDrawn } from './first-screen.ts'

const isOver = async (): Promise<boolean> =>
  Promise.race([afterFirstScreen().then(() => true), new Promise<false>((resolve) => setTimeout(resolve, 0, false))])

describe('what the first screen can do without', () => {
  it('comes at once where no app awaits a screen', async () => expect(await isOver()).toBe(true))

  it('waits until the first screen is drawn, and never again', async () => {
    awaitFirstScreen()
    expect(await isOver()).toBe(false)
    expect(document.documentElement.dataset['drawing']).toBe('')
    firstScreenDrawn()
    await vi.waitFor(async () => expect(await isOver()).toBe(true))
    expect(document.documentElement.dataset['drawing']).toBeUndefined()
    firstScreenDrawn()
    expect(await isOver()).toBe(true)
  })
})
