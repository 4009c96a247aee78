import * as E from 'fp-ts/lib/Either.js'
import { INSTANCE } from '@daykeep/rules/pictures'
import { markupOf, parseXml, type XmlElement, type DrawingError } from './xml.ts'

const PREFIX = 'mat-'
const REFERENCE = /url\(#([\w-]+)\)/g

/**
 * The definitions of a file of patterns and gradients, by material: each with what it refers to, ids marked as
 * belonging to one picture.
 */
export const parseMaterials = (text: string): E.Either<DrawingError, Readonly<Record<string, string>>> =>
  E.map((root: XmlElement) => byMaterial(root.children.flatMap((defs) => defs.children)))(parseXml(text))

const byMaterial = (definitions: ReadonlyArray<XmlElement>): Readonly<Record<string, string>> => {
  const texts = new Map(definitions.map((element) => [element.attributes['id'] ?? '', markupOf(element)]))
  /** With what it refers to, once each: a reference may lead back. */
  const whole = (id: string, seen: Set<string> = new Set()): ReadonlyArray<string> => {
    if (seen.has(id)) return []
    seen.add(id)
    const markup = texts.get(id) ?? ''
    return [...[...markup.matchAll(REFERENCE)].flatMap(([, other]) => whole(other ?? '', seen)), markup]
  }
  const names = [...texts.keys()].filter((id) => id.startsWith(PREFIX))
  return Object.fromEntries(names.map((id) => [id.slice(PREFIX.length), owned(whole(id).join(''))]))
}

const owned = (markup: string): string =>
  markup.replaceAll(/ id="/g, ` id="${INSTANCE}`).replaceAll('url(#', `url(#${INSTANCE}`)
