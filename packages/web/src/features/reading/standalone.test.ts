import { describe, expect, it } from 'vitest'
import { standalone } from './standalone.ts'

describe('a picture as a file', () => {
  const file = standalone(
    { viewBox: '0 0 240 260', groups: [{ content: '<path class="base" d="M0 0"/>' }] },
    '/* of > all */ .dk .base { fill: $& }',
  )

  it('has its size, for programs that ask for one', () => expect(file).toMatch(/^<svg width="240" height="260" /))
  it('brings its paint along', () => expect(file).toContain('<style> .dk .base { fill: $& }</style><g><path'))
  it('is well formed', () =>
    expect(new DOMParser().parseFromString(file, 'image/svg+xml').querySelector('parsererror')).toBeNull())
})
