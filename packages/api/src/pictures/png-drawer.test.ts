import { describe, expect, it, vi } from 'vitest'
import { createPngDrawer } from './png-drawer.ts'

const square = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path fill="${colour}" d="M0 0H4V4H0Z"/></svg>`

describe('drawing PNG', () => {
  it('draws equal pictures once', async () => {
    const draw = createPngDrawer()
    const svg = vi.fn(() => square('#f00'))
    const [first, second] = await Promise.all([draw('red', svg), draw('red', svg)])
    expect(first?.length).toBeGreaterThan(60)
    expect(second).toBe(first)
    expect(svg).toHaveBeenCalledOnce()
  })

  it('has no answer while too many wait, and goes on afterwards', async () => {
    const draw = createPngDrawer()
    const crowd = await Promise.all(Array.from({ length: 60 }, (_, at) => draw(`${at}`, () => square('#0f0'))))
    expect(crowd.filter((png) => png === undefined)).toHaveLength(60 - 42)
    expect(await draw('later', () => square('#00f'))).toBeDefined()
  })

  it('has no answer for what is no drawing, and asks again the next time', async () => {
    const draw = createPngDrawer()
    expect(await draw('it', () => '<svg')).toBeUndefined()
    expect(await draw('it', () => square('#fff'))).toBeDefined()
  })
})
