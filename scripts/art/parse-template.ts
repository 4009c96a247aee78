import * as E from 'fp-ts/lib/Either.js'
import type { Template } from '../../packages/web/src/art/library.ts'
import { expandMirrors } from './expand-mirrors.ts'
import { isViewBox, readAttributes } from './template-attributes.ts'
import { markupOf, parseXml, type Place, type XmlElement } from './xml.ts'

export type TemplateFault = { readonly place: Place; readonly message: string }

/** A drawing as data, with what only the checker wants to know about it. */
export type ParsedTemplate = { readonly template: Template; readonly root: XmlElement }

const DEFAULT_AXIS = 240

/**
 * Turns the text of an SVG drawing into a template: markup by `data-layer`, mirrors expanded, attributes read. A
 * drawing without layers is all `main`. All faults of the attributes are told at once.
 */
export const parseTemplate = (text: string): E.Either<ReadonlyArray<TemplateFault>, ParsedTemplate> => {
  const parsed = parseXml(text)
  if (E.isLeft(parsed)) return E.left([parsed.left])
  const root = parsed.right
  const { facts, faults } = readAttributes(root.attributes)
  const viewBox = root.attributes['viewBox'] ?? ''
  const all = isViewBox(viewBox) ? faults : [...faults, 'viewBox is "x y width height"']
  if (all.length > 0) return E.left(all.map((message) => ({ place: root.place, message })))
  return E.right({ template: { viewBox, layers: layersOf(root), ...facts }, root })
}

const layersOf = (root: XmlElement): Template['layers'] => {
  const expand = expandMirrors(Number(root.attributes['data-axis'] ?? DEFAULT_AXIS))
  const markup = (element: XmlElement): string => expand(element).children.map(markupOf).join('')
  const layers = root.children.filter((child) => child.attributes['data-layer'] !== undefined)
  if (layers.length === 0) return { main: markup(root) }
  return Object.fromEntries(layers.map((layer) => [layer.attributes['data-layer'], markup(layer)]))
}
