import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectSound, loadArt } from '../../../test-kit/index.ts'
import { EXAMPLE_AVATARS } from '../avatar/example-avatars.ts'
import { avatarPicture } from '../avatar/avatar-picture.ts'
import { type PaintSheet, plainSvg } from './plain-svg.ts'

const library = loadArt()
const compiled = new URL('../../../../content/compiled/paint.json', import.meta.url)
const sheet = JSON.parse(readFileSync(compiled, 'utf8')) as PaintSheet
const SIZE = { width: 480, height: 480 }

const avatars = Object.entries(EXAMPLE_AVATARS)
const owl = { species: 'Owl', potion: 'Base' }

describe('a picture outside of a page', () => {
  it.each(avatars)('names no class and no variable, and is sound: %s', (_, art) => {
    const svg = plainSvg(
      sheet,
      avatarPicture(library, { ...art, background: { mood: 'night' }, mount: owl, pet: owl }),
      SIZE,
    )
    expectSound(svg)
    for (const word of [' class=', 'var(', '--']) expect(svg).not.toContain(word)
  })

  it('is painted by the innermost paint, the stronger rules, and the kind of picture', () => {
    const rules = [
      { classes: ['base'], declarations: { fill: 'var(--base)' } },
      { classes: ['o'], declarations: { stroke: 'var(--ink, #000)', 'stroke-width': '3' } },
      { classes: ['base', 'o'], declarations: { stroke: '#abc' } },
      { classes: ['o'], of: 'it', declarations: { 'stroke-width': '2' } },
    ]
    const groups = [
      { paint: { '--base': '#111' }, content: [{ content: '<path class="base o"/>', paint: { '--base': '#222' } }] },
      { content: '<path class="o" d=""/><g class="figure"/>', transform: 'scale(2)' },
    ] as const
    const drawn = (className?: string): string =>
      plainSvg(
        { paint: { '--base': '#000' }, rules },
        { viewBox: '0 0 9 9', groups, ...(className && { className }) },
        SIZE,
      )
    expect(drawn()).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 9 9">' +
        '<g><g><path style="fill:#222;stroke:#abc;stroke-width:3"/></g></g>' +
        '<g transform="scale(2)"><path style="stroke:#000;stroke-width:3" d=""/><g/></g></svg>',
    )
    expect(drawn('it')).toContain('stroke-width:2')
  })

  it('holds no word of the player, whatever the looks are called', () => {
    const [, anybody] = avatars[0] ?? []
    if (anybody === undefined) throw new Error('There is no avatar.')
    const hostile = '"/><script>alert(1)</script>'
    fc.assert(
      fc.property(fc.string({ minLength: 5 }), (word) => {
        const looks = { ...anybody, skin: word, shirt: word, chair: word, hair: { ...anybody.hair, color: word } }
        const svg = plainSvg(sheet, avatarPicture(library, looks), SIZE)
        expect(svg.includes(`"${word}"`)).toBe(false)
        expectSound(svg)
      }),
      { numRuns: 40, examples: [[hostile], ['__proto__'], ['constructor'], ['url(#x)']] },
    )
  })
})
