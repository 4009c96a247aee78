import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { checkTemplate } from './check-template.ts'
import { parseTemplate } from './parse-template.ts'

const issuesOf = (inside: string): ReadonlyArray<string> => {
  const parsed = parseTemplate(`<svg viewBox="0 0 64 64">\n<g data-layer="main">\n${inside}</g></svg>`)
  if (E.isLeft(parsed)) throw new Error('the drawing of the test is broken')
  return checkTemplate(new Set())('item/gem', parsed.right).map(
    ({ position: { line, column }, message }) => `${line}:${column}: ${message}`,
  )
}

describe('the shapes of a drawing', () => {
  it.each([
    '<path d="M2 3 L4-5 l.5.5h3V2q1 1 2 2t3 3c1 2 3 4 5 6s1 2 3 4z"/>',
    '<path d="M1 1a4 4 0 01-3 3A4 4 0 1 0 5 5zm2 2 3 3 4 4"/>',
    '<path d="m-32 -60 l1e1 -2E0z"/>',
    '<circle cx="-3.5" cy="1e1" r="2"/>',
    '<g transform="translate(3 4) rotate(-20, 3, 4)"/>',
  ])('are drawn: %s', (shape) => expect(issuesOf(shape)).toEqual([]))

  it.each([
    ['<path/>', '3:1: a path without "d"'],
    ['<path d="  "/>', '3:1: a path without "d"'],
    ['<path d="L4 5"/>', '3:1: a path begins with "M"'],
    ['<path d="M4 5 L3"/>', '3:1: "L" takes 2 numbers, found ""'],
    ['<path d="M4 5 C1 2 3 4 5 z"/>', '3:1: "C" takes 6 numbers, found "z"'],
    ['<path d="M4 NaN L5 5"/>', '3:1: "M" takes 2 numbers, found "NaN L5 5"'],
    ['<path d="M4 undefined"/>', '3:1: "M" takes 2 numbers, found "undefined"'],
    ['<path d="M4 5 K6 7"/>', '3:1: no command of a path: "6 7"'],
    ['<path d="M4 5 A1 1 0 2 0 5 5"/>', '3:1: "A" takes 7 numbers, found "2 0 5 5"'],
    ['<path d="M4 5z 3"/>', '3:1: no command of a path: "3"'],
    ['<path d="M4 5 L4000 6"/>', '3:1: the path goes to 4000 6, far outside of the picture (0 0 64 64)'],
    ['<path d="M4 5l0 -90"/>', '3:1: the path goes to 4 -85, far outside of the picture (0 0 64 64)'],
    ['<circle cx="NaN" cy="2" r="3"/>', '3:1: "cx" is a number, found "NaN"'],
    ['<rect x="1" y="1" width="-3" height="2px"/>', '3:1: "width" is at least 0'],
    ['<g transform="translate(NaN 3)"/>', '3:1: no transform: "translate(NaN 3)"'],
  ])('are told where nobody could draw them: %s', (shape, issue) => expect(issuesOf(shape)[0]).toBe(issue))
})
