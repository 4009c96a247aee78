import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { markupOf, parseXml } from './xml.ts'

describe('parseXml', () => {
  it('reads elements, attributes and their places, and skips comments and processing instructions', () => {
    const text =
      '<?xml-stylesheet href="a.css"?>\n<svg viewBox="0 0 1 1">\n  <!-- two --><g><path d="M0 0"/></g>\n</svg>\n'
    expect(parseXml(text)).toEqual(
      E.right({
        name: 'svg',
        attributes: { viewBox: '0 0 1 1' },
        position: { line: 2, column: 1 },
        children: [
          {
            name: 'g',
            attributes: {},
            position: { line: 3, column: 15 },
            children: [{ name: 'path', attributes: { d: 'M0 0' }, position: { line: 3, column: 18 }, children: [] }],
          },
        ],
      }),
    )
  })

  it.each([
    ['a tag is never closed', '<svg>\n<g></svg>', { line: 2, column: 4 }, '</svg> closes nothing that is open'],
    ['the drawing stops too early', '<svg>\n <g>', { line: 2, column: 2 }, '<g> is never closed'],
    ['there is text', '<svg>hello</svg>', { line: 1, column: 6 }, 'not XML of a drawing: hello</svg>'],
    ['an attribute has no quotes', '<svg a=1/>', { line: 1, column: 1 }, 'not XML of a drawing: <svg a=1/>'],
    ['there are two roots', '<svg/>\n<svg/>', { line: 2, column: 1 }, 'a second root element'],
    ['there is nothing', '', { line: 1, column: 1 }, 'there is no element'],
  ])('tells the place when %s', (_, text, place, message) => {
    expect(parseXml(text)).toEqual(E.left({ position: place, message }))
  })

  it('writes back what it read, without the space between elements', () => {
    const root = parseXml('<g class="base o">\n  <path d="M0 0\n L1 1"/>\n</g>')
    expect(E.isRight(root) && markupOf(root.right)).toBe('<g class="base o"><path d="M0 0 L1 1"/></g>')
  })
})
