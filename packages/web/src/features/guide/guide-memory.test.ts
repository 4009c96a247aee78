import { describe, expect, it } from 'vitest'
import { rememberedPlace, rememberPlace } from './guide-memory.ts'

const memory = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

const forbidden = {
  getItem: () => {
    throw new Error('no storage here')
  },
  setItem: () => {
    throw new Error('no storage here')
  },
}

describe('the place of the guide', () => {
  it('is open until the player says otherwise', () => expect(rememberedPlace(memory(), 'maren')).toBe('open'))

  it('is remembered for each player of a browser', () => {
    const browser = memory()
    rememberPlace(browser, 'maren', 'skipped')
    rememberPlace(browser, 'bram', 'folded')
    expect([rememberedPlace(browser, 'maren'), rememberedPlace(browser, 'bram')]).toEqual(['skipped', 'folded'])
    rememberPlace(browser, 'bram', 'open')
    expect(rememberedPlace(browser, 'bram')).toBe('open')
  })

  it('is open in a browser that keeps nothing', () => {
    rememberPlace(forbidden, 'maren', 'skipped')
    expect(rememberedPlace(forbidden, 'maren')).toBe('open')
  })
})
