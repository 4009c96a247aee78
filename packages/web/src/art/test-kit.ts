import * as E from 'fp-ts/lib/Either.js'
import { expect } from 'vitest'
import { parseXml } from '../../../../scripts/art/xml.ts'
import { INSTANCE } from './library.ts'

/** A drawing that is XML, has each id once, finds all that it refers to, and leaves no colour unknown. */
export const expectSound = (svg: string): void => {
  expect(E.isRight(parseXml(svg)), svg.slice(0, 300)).toBe(true)
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const references = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(references))
  for (const flaw of [INSTANCE, 'undefined', 'NaN', '#NaN', ':;', 'style=""']) expect(svg).not.toContain(flaw)
}
