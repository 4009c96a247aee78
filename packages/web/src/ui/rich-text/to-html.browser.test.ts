import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPlain } from './is-plain.ts'
import { toHtml } from './to-html.ts'

const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<math><mtext><table><mglyph><style><img src onerror=alert(1)>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<object data="javascript:alert(1)"></object>',
  '<style>@import "javascript:alert(1)"</style>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java&#115;cript:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x]( javascript:alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml,<svg onload=alert(1)>)',
  '![x](x"onerror="alert(1))',
  '[x](https://a.example/"onmouseover="alert(1))',
  '<javascript:alert(1)>',
  '[x]: javascript:alert(1)\n\n[x]',
  '`<script>alert(1)</script>`',
  '|<img src=x onerror=alert(1)>|\n|-|\n|x|',
  '[^1]\n\n[^1]: <img src=x onerror=alert(1)>',
]

/** What could run code, submit or navigate to code, after parsing as a browser does. */
const dangersIn = (html: string): readonly string[] => {
  const page = new DOMParser().parseFromString(html, 'text/html')
  return [...page.body.querySelectorAll('*')].flatMap((node) => [
    ...(/^(script|style|iframe|object|embed|form|svg|math|base|link|meta)$/i.test(node.tagName) ? [node.tagName] : []),
    ...[...node.attributes]
      .filter(({ name, value }) => /^(on|style$|srcdoc$)/i.test(name) || isCode(value))
      .map(({ name, value }) => `${name}=${value}`),
  ])
}

/** Browsers ignore spaces and control characters before a protocol. */
const isCode = (value: string): boolean =>
  /^(javascript|vbscript|data):/i.test(
    Array.from(value)
      .filter((sign) => sign > ' ')
      .join(''),
  )

describe('toHtml', () => {
  it.each(ATTACKS)('makes %s harmless', (attack) => {
    expect(dangersIn(toHtml(attack, 'block'))).toEqual([])
    expect(dangersIn(toHtml(attack, 'inline'))).toEqual([])
  })

  it('never lets a script, a handler or an address of code through', () => {
    const piece = fc.oneof(
      fc.constantFrom(...ATTACKS, '<', '>', '[', '](', ')', '"', "'", '\n', '&#', '`'),
      fc.string(),
    )
    const law = fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      expect(dangersIn(toHtml(pieces.join(''), 'block'))).toEqual([])
    })
    fc.assert(law, { numRuns: 300 })
  })

  it('draws emphasis, links, lists and ticks', () => {
    expect(toHtml('**bold** and _it_', 'inline')).toBe('<p><strong>bold</strong> and <em>it</em></p>')
    expect(toHtml('- [x] done', 'block')).toContain('type="checkbox"')
    expect(toHtml('~~gone~~', 'inline')).toContain('<del>gone</del>')
  })

  it('opens outside links elsewhere and tells them nothing', () => {
    const html = toHtml('[x](https://a.example/)', 'inline')
    expect(html).toContain('rel="noopener noreferrer nofollow ugc"')
    expect(html).toContain('target="_blank"')
  })

  it('keeps links inside of the site as they are', () => {
    expect(toHtml('[x](/party)', 'inline')).toBe('<p><a href="/party">x</a></p>')
    expect(toHtml('[x](//elsewhere.example)', 'inline')).not.toContain('href')
  })
})

describe('isPlain', () => {
  it('never calls plain what would be drawn as anything but its own words', () => {
    const law = fc.property(fc.string(), (text) => {
      fc.pre(isPlain(text) && text.trim() !== '')
      const page = new DOMParser().parseFromString(toHtml(text, 'inline'), 'text/html')
      expect(page.body.querySelectorAll('*:not(p)')).toHaveLength(0)
    })
    fc.assert(law, { numRuns: 300, examples: [['1) x'], ['a.b'], ['http//x']] })
  })
})
