import { describe, expect, it } from 'vitest'
import { isPlain } from './is-plain.ts'

describe('isPlain', () => {
  it.each(['Water the plants', 'Read 20 pages', 'Café, später', 'Wash, dry'])('shows %j as it is', (text) => {
    expect(isPlain(text)).toBe(true)
  })

  it.each(['**x**', 'a_b_', '`x`', '# x', '> x', '- x', '1. x', 'a\nb', 'x@y.z', ':smile:', 'www.a.example', '~~x~~'])(
    'reads %j as Markdown',
    (text) => expect(isPlain(text)).toBe(false),
  )
})
