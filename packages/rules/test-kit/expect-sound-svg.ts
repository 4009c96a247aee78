import { expect } from 'vitest'
import { INSTANCE } from '../src/pictures/index.ts'

/** Expects well-formed XML with unique ids, resolvable references and no undefined colours. */
export const expectSound = (svg: string): void => {
  expect(unclosedIn(svg), svg.slice(0, 300)).toEqual([])
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const references = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(references))
  for (const flaw of [INSTANCE, 'undefined', 'NaN', '#NaN', ':;', 'style=""']) expect(svg).not.toContain(flaw)
}

const TAG = /<(\/?)([\w:]+)(?: [\w:-]+="[^"<&]*")*(\/?)>/g

/** Elements that are not closed where they should be, and what is neither a tag nor the text of one. */
const unclosedIn = (svg: string): ReadonlyArray<string> => {
  const open: string[] = []
  for (const [tag, closes, name = '', empty] of svg.matchAll(TAG)) {
    if (closes && open.pop() !== name) return [tag]
    if (!closes && !empty) open.push(name)
  }
  return [...open, ...(svg.replaceAll(TAG, '').match(/[<>]/g) ?? [])]
}
