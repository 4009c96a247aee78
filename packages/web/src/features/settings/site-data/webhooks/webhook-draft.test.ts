import { afterEach, describe, expect, it, vi } from 'vitest'
import { hostOf, NEW_WEBHOOK, switchesOf, withOption, withType } from './webhook-draft.ts'

describe('a webhook that is being edited', () => {
  it('hears of scored tasks, and of more when it is switched on', () => {
    expect(switchesOf(NEW_WEBHOOK).filter(([, on]) => on)).toEqual([['scored', true]])
    expect(switchesOf(withOption(NEW_WEBHOOK, 'deleted', true)).filter(([, on]) => on)).toEqual([
      ['deleted', true],
      ['scored', true],
    ])
  })

  it('begins with the options of its kind when the kind changes', () => {
    expect(switchesOf(withType(withOption(NEW_WEBHOOK, 'created', true), 'userActivity'))).toEqual([
      ['petHatched', false],
      ['mountRaised', false],
      ['leveledUp', false],
    ])
    expect(switchesOf(withType(NEW_WEBHOOK, 'globalActivity'))).toEqual([])
  })
})

describe('the host of a webhook', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is found in browsers that cannot try an address without an error, too', () => {
    vi.stubGlobal('URL', Object.assign(class extends URL {}, { parse: undefined }))
    expect(hostOf('https://example.org:8443/hook?a=1')).toBe('example.org:8443')
    expect(hostOf('no address')).toBe('no address')
  })
})
