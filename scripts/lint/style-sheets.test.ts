import { describe, expect, it } from 'vitest'
import { readText, trackedFiles } from '../docs/repository.ts'

const SOURCES = trackedFiles(['packages/web/src'], /\.(?:css|tsx?)$/)
const SHEETS = SOURCES.filter((path) => path.endsWith('.css'))

/** Those that Radix measures and sets. */
const OF_LIBRARIES = /^--radix-/

const all = (pattern: RegExp, paths: ReadonlyArray<string>): ReadonlyArray<string> =>
  paths.flatMap((path) => [...readText(path).matchAll(pattern)].map(([, name = '']) => name))

/** Names of sides that stay where they are when lines go from right to left. */
const PHYSICAL =
  /^\s*((?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b|border-(?:top|bottom)-(?:left|right)-radius\b|(?:left|right)(?=:)|(?:text-align|float|clear): (?:left|right)\b)/gm

/** What stands where the pointer or another element is, which scripts measure from the left. */
const MEASURED = ['packages/web/src/features/tasks/floating-scores/float-score.module.css']

describe('style sheets', () => {
  it('name the sides of a line by start and end, so that a language from right to left is mirrored (docs/look.md 9)', () => {
    const physical = SHEETS.filter((path) => !MEASURED.includes(path)).flatMap((path) =>
      all(PHYSICAL, [path]).map((found) => `${path}: ${found}`),
    )
    expect(physical).toEqual([])
    expect(all(PHYSICAL, MEASURED)).toEqual(['left'])
  })

  it('use no custom property that nothing sets, since a browser ignores the whole declaration', () => {
    const set = new Set([...all(/^\s*(--[\w-]+):/gm, SHEETS), ...all(/['"](--[\w-]+)['"]/g, SOURCES)])
    const unset = all(/var\((--[\w-]+)\)/g, SHEETS).filter((name) => !set.has(name) && !OF_LIBRARIES.test(name))
    expect([...new Set(unset)]).toEqual([])
  })
})
