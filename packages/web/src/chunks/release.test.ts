import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hasNewRelease, noteNewRelease, releaseState, reloadUnlessBusy } from './release.ts'

const served = (page: string, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(page, { status })))

beforeEach(() => {
  document.body.innerHTML = ''
  sessionStorage.clear()
})

describe('the release that the server has', () => {
  it('is the same, a newer one, or unknown', async () => {
    served('<script type="module" crossorigin src="/assets/index-old.js"></script>')
    expect(await releaseState('/assets/index-old.js')).toBe('same')
    served('<script type="module" crossorigin src="/assets/index-new.js"></script>')
    expect(await releaseState('/assets/index-old.js')).toBe('newer')
    served('bad gateway', 502)
    expect(await releaseState('/assets/index-old.js')).toBe('unreachable')
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    expect(await releaseState('/assets/index-old.js')).toBe('unreachable')
  })
})

describe('a page that needs a new release', () => {
  it('reloads itself, but not twice in a minute', () => {
    const reload = vi.fn()
    expect(reloadUnlessBusy(1_000_000, reload)).toBe(true)
    expect(reloadUnlessBusy(1_050_000, reload)).toBe(false)
    expect(reloadUnlessBusy(1_070_000, reload)).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['a dialog is open', '<div role="dialog"></div>'],
    ['a field holds text', '<textarea>Dear keep</textarea>'],
    ['a field of one line holds text', '<input value="Water the plants">'],
  ])('stays while %s', (_, form) => {
    document.body.innerHTML = form
    const reload = vi.fn()
    expect(reloadUnlessBusy(1_000_000, reload)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  it('is not kept by a checked box or an empty field', () => {
    document.body.innerHTML = '<input type="checkbox" value="on"><input value=""><textarea></textarea>'
    expect(reloadUnlessBusy(1_000_000, vi.fn())).toBe(true)
  })
})

describe('a newer release in this browser', () => {
  it('is taken over when the window is left, unless somebody types', () => {
    const reload = vi.fn()
    noteNewRelease(reload)
    expect(hasNewRelease()).toBe(true)
    const leave = () => document.dispatchEvent(new Event('visibilitychange'))
    leave()
    expect(reload).not.toHaveBeenCalled()
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.body.innerHTML = '<textarea>Dear keep</textarea>'
    leave()
    expect(reload).not.toHaveBeenCalled()
    document.body.innerHTML = ''
    leave()
    expect(reload).toHaveBeenCalledOnce()
  })
})
