import { describe, expect, it } from 'vitest'
import { standaloneSvg } from './standalone-svg.ts'

describe('standaloneSvg', () => {
  const file = standaloneSvg(
    { viewBox: '0 0 240 260', groups: [{ content: '<path class="base" d="M0 0"/>' }] },
    '/* of > all */ .dk .base { fill: $& }',
  )

  it('has width and height', () => expect(file).toMatch(/^<svg width="240" height="260" /))
  it('contains the styles', () => expect(file).toContain('<style> .dk .base { fill: $& }</style><g><path'))
  it('is well-formed XML', () =>
    expect(new DOMParser().parseFromString(file, 'image/svg+xml').querySelector('parsererror')).toBeNull())
})
