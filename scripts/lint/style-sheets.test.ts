import { describe, expect, it } from 'vitest'
import { readText, trackedFiles } from '../docs/repository.ts'

const SOURCES = trackedFiles(['packages/web/src'], /\.(?:css|tsx?)$/)
const SHEETS = SOURCES.filter((path) => path.endsWith('.css'))

/** Those that Radix measures and sets. */
const OF_LIBRARIES = /^--radix-/

const all = (pattern: RegExp, paths: ReadonlyArray<string>): ReadonlyArray<string> =>
  paths.flatMap((path) => [...readText(path).matchAll(pattern)].map(([, name = '']) => name))

describe('style sheets', () => {
  it('use no custom property that nothing sets, since a browser ignores the whole declaration', () => {
    const set = new Set([...all(/^\s*(--[\w-]+):/gm, SHEETS), ...all(/['"](--[\w-]+)['"]/g, SOURCES)])
    const unset = all(/var\((--[\w-]+)\)/g, SHEETS).filter((name) => !set.has(name) && !OF_LIBRARIES.test(name))
    expect([...new Set(unset)]).toEqual([])
  })
})
