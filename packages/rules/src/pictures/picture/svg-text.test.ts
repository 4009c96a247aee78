import { describe, expect, it } from 'vitest'
import { layered, painted } from './picture.ts'
import { svgText } from './svg-text.ts'

describe('svgText', () => {
  it('writes groups with their paint, clip and transform, and gives ids their place', () => {
    const picture = {
      viewBox: '0 0 9 9',
      className: 'it',
      defs: '<clipPath id="~brim"/>',
      groups: [
        {
          transform: 'translate(1 1)',
          clip: 'brim',
          className: 'figure',
          paint: { '--base': 'url(#~mat-gold)', '--ink': '#123456' },
          content: [{ content: '<path class="base"/>' }],
        },
      ],
    }
    expect(svgText(picture, 'a1-')).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" class="dk it" viewBox="0 0 9 9"><defs><clipPath id="a1-brim"/></defs>' +
        '<g class="figure" transform="translate(1 1)" clip-path="url(#a1-brim)" style="--base:url(#a1-mat-gold);--ink:#123456">' +
        '<g><path class="base"/></g></g></svg>',
    )
  })
})

describe('layered', () => {
  it('lets pieces fall out that are not there or have nothing in them', () => {
    const piece = { content: '<path/>' }
    expect(layered(undefined, piece, { content: '' }, { content: [] }, painted(''), painted(undefined))).toEqual([
      piece,
    ])
  })
})
