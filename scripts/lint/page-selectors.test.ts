import { describe, expect, it } from 'vitest'
import { readText, trackedFiles } from '../docs/repository.ts'

const SHEETS = trackedFiles(['packages/web/src'], /\.css$/)

describe('selectors', () => {
  it('ask for nothing anywhere on the page: a browser looks through all of a long board for it in each frame', () => {
    const broad = SHEETS.flatMap((path) =>
      [...readText(path).matchAll(/(?::root|html|body)[^\s{,>+~]*:has\([^{]*/g)].map(([found]) => `${path}: ${found}`),
    )
    expect(broad).toEqual([])
  })
})
