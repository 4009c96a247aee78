import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { minified } from './script-text.ts'

const WEB = join(import.meta.dirname, '../../packages/web')
const script = minified('check-browser.js', readFileSync(join(WEB, 'check-browser.js'), 'utf8'), 'es2015')

/** What the page of the app does in a browser: where it leads to, or nowhere. */
const openIn = (browser: object): string | undefined => {
  let address: string | undefined
  runInNewContext(script, {
    Array,
    RegExp,
    CSS: { supports: () => true },
    localStorage: { getItem: () => null },
    console: { warn: () => undefined },
    location: { replace: (path: string) => (address = path) },
    ...browser,
  })
  return address
}

const supports = (missing: string) => ({
  supports: (...query: ReadonlyArray<string>) => !query.join().includes(missing),
})

describe('a browser that the app runs in', () => {
  it('is led nowhere', () => expect(openIn({})).toBeUndefined())
})

describe('a browser that is too old', () => {
  it.each([
    [
      'has no look-behind (Safari before 16.4)',
      {
        RegExp: () => {
          throw new SyntaxError('invalid group')
        },
      },
    ],
    ['has no copying methods of lists (Chrome before 110, Firefox before 115)', { Array: () => [] }],
    ['has no :has() (Firefox before 121)', { CSS: supports(':has') }],
    ['mixes no colours (Chrome before 111)', { CSS: supports('color-mix') }],
    ['knows no conditions of styles at all', { CSS: undefined }],
  ])('%s: is told so', (_, browser) => expect(openIn(browser)).toBe('/browser.html#old'))

  it('reads the script: nothing of it is newer than ES2015', () =>
    expect(script).not.toMatch(/\?\.|\?\?|\*\*|\basync\b|catch ?\{/))
})

describe('a browser that stores nothing', () => {
  const refuse = () => {
    throw new Error('the operation is insecure')
  }

  it('is told so', () => expect(openIn({ localStorage: { getItem: refuse } })).toBe('/browser.html#storage'))
})

describe('the page that says so', () => {
  const page = readFileSync(join(WEB, 'public/browser.html'), 'utf8')

  it('has each fault, in both languages, and needs no script', () => {
    for (const fault of ['old', 'storage', 'network']) expect(page).toContain(`id="${fault}"`)
    for (const language of ['en', 'de'])
      expect(page.match(new RegExp(`<section lang="${language}">`, 'g'))).toHaveLength(3)
    expect(page).not.toContain('<script')
  })

  it('names the browsers that the app is built for', () => {
    const config = readFileSync(join(WEB, 'vite.config.ts'), 'utf8')
    const [, chrome, edge, firefox, safari] =
      /'chrome(\d+)', 'edge(\d+)', 'firefox(\d+)', 'safari([\d.]+)'/.exec(config) ?? []
    expect(edge).toBe(chrome)
    expect(page).toContain(`Chrome or Edge from ${chrome} on, Firefox from ${firefox} on, or Safari from ${safari} on`)
    expect(page).toContain(`Chrome oder Edge ab ${chrome}, Firefox ab ${firefox} oder Safari ab ${safari}`)
  })
})
