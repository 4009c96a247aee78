import { describe, expect, it } from 'vitest'
import { readText, trackedFiles } from '../docs/repository.ts'

const SOURCES = trackedFiles(['packages/web/src'], /\.(?:css|tsx?)$/)
const QUERY = /@(?:media|container)[^{]*\{|matchMedia\([^)]*\)/g

describe('breakpoints', () => {
  it('are counted in em, so that who reads large letters has the layout of a smaller screen', () => {
    const inPixels = SOURCES.flatMap((path) =>
      [...readText(path).matchAll(QUERY)]
        .map(([query]) => query)
        .flatMap((query) => (/\dpx/.test(query) ? [`${path}: ${query}`] : [])),
    )
    expect(inPixels).toEqual([])
  })
})
