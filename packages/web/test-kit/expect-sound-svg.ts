import { expect } from 'vitest'
import { INSTANCE } from '../src/art/index.ts'

/** Expects well-formed XML with unique ids, resolvable references and no undefined colours. */
export const expectSound = (svg: string): void => {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml')
  expect(parsed.querySelector('parsererror'), svg.slice(0, 300)).toBeNull()
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const references = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(references))
  for (const flaw of [INSTANCE, 'undefined', 'NaN', '#NaN', ':;', 'style=""']) expect(svg).not.toContain(flaw)
}
