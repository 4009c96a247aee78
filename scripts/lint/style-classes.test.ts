import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readText, trackedFiles } from '../docs/repository.ts'

type Use = {
  readonly path: string
  readonly sheet: string
  readonly classes: ReadonlySet<string>
  /** Whether a class is computed, as in `styles[task.type]`: then it can be any of the sheet. */
  readonly isComputed: boolean
}

const usesIn = (path: string): ReadonlyArray<Use> => {
  const text = readText(path)
  return [...text.matchAll(/^import (\w+) from '(.+\.module\.css)'$/gm)].map(([, styles = '', sheet = '']) => ({
    path,
    sheet: posix.join(posix.dirname(path), sheet),
    classes: new Set(
      [...text.matchAll(new RegExp(`(?<![\\w'\`./])${styles}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g'))].map(
        ([, name, quoted]) => name ?? quoted ?? '',
      ),
    ),
    isComputed: new RegExp(`\\b${styles}\\[[^']`).test(text),
  }))
}

const classesOf = (sheet: string): ReadonlySet<string> => {
  const rules = readText(sheet)
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/:global\([^)]*\)/g, '')
  return new Set([...rules.matchAll(/\.([a-z][\w-]*)(?=[^{};]*\{)/gi)].map(([, name = '']) => name))
}

const USES = trackedFiles(['packages/web/src'], /\.tsx?$/).flatMap(usesIn)
const SHEETS = trackedFiles(['packages/web/src'], /\.module\.css$/)

describe('classes of a style sheet', () => {
  it('are each used by a component, so that no rule is left over', () => {
    const unused = SHEETS.flatMap((sheet) => {
      const uses = USES.filter((use) => use.sheet === sheet)
      if (uses.some(({ isComputed }) => isComputed)) return []
      const left = [...classesOf(sheet)].filter((name) => !uses.some(({ classes }) => classes.has(name)))
      return left.map((name) => `${sheet}: ${name}`)
    })
    expect(unused).toEqual([])
  })

  it('are there for each class that a component names', () => {
    const missing = USES.flatMap(({ path, sheet, classes }) => {
      const known = classesOf(sheet)
      return [...classes].filter((name) => !known.has(name)).map((name) => `${path}: ${name}`)
    })
    expect(missing).toEqual([])
  })
})
