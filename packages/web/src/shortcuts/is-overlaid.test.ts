import { afterEach, describe, expect, it } from 'vitest'
import { isOverlaid } from './is-overlaid.ts'

describe('isOverlaid', () => {
  afterEach(() => {
    document.body.innerHTML = ''
  })

  it.each(['dialog', 'menu'])('is true while a %s is open', (role) => {
    document.body.innerHTML = `<div role="${role}" data-state="open"></div>`
    expect(isOverlaid()).toBe(true)
  })

  it.each(['dialog', 'menu'])('is false for a %s that is closed, but still mounted', (role) => {
    document.body.innerHTML = `<div role="${role}" data-state="closed"></div>`
    expect(isOverlaid()).toBe(false)
  })

  it('is false on a page without any', () => {
    expect(isOverlaid()).toBe(false)
  })
})
