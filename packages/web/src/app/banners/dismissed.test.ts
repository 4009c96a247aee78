import { beforeEach, describe, expect, it } from 'vitest'
import { dismiss, isDismissed } from './dismissed.ts'

beforeEach(() => sessionStorage.clear())

describe('a banner that was put away', () => {
  it('stays away for the session, under its own key', () => {
    expect(isDismissed(sessionStorage, 'damage-paused')).toBe(false)
    dismiss(sessionStorage, 'damage-paused')
    expect(isDismissed(sessionStorage, 'damage-paused')).toBe(true)
    expect(isDismissed(sessionStorage, 'offline')).toBe(false)
    expect(sessionStorage.getItem('hide-banner-damage-paused')).toBe('true')
  })
})
