import { describe, expect, it } from 'vitest'
import { readChecklistState, writeChecklistState } from './checklist-state.ts'

const storage = () => {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
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

describe('the state of the checklist', () => {
  it('is folded at first', () => expect(readChecklistState(storage(), 'maren')).toBe('folded'))

  it('is stored for each player of a browser', () => {
    const browser = storage()
    writeChecklistState(browser, 'maren', 'skipped')
    writeChecklistState(browser, 'bram', 'folded')
    expect([readChecklistState(browser, 'maren'), readChecklistState(browser, 'bram')]).toEqual(['skipped', 'folded'])
    writeChecklistState(browser, 'bram', 'open')
    expect(readChecklistState(browser, 'bram')).toBe('open')
  })

  it('is folded in a browser that stores nothing', () => {
    writeChecklistState(forbidden, 'maren', 'skipped')
    expect(readChecklistState(forbidden, 'maren')).toBe('folded')
  })
})
