import * as E from 'fp-ts/lib/Either.js'
import type { Template } from '@daykeep/rules/pictures'
import { isViewBox, readAttributes } from './template-attributes.ts'
import { type DrawingError, markupOf, parseXml, type XmlElement } from './xml.ts'

/** A drawing as data, with what only the checker wants to know about it. */
export type ParsedTemplate = { readonly template: Template; readonly root: XmlElement }

const DEFAULT_AXIS = 240

/**
 * Turns the text of an SVG drawing into a template: markup by `data-layer`, mirrors expanded, attributes read. A
 * drawing without layers is all `main`. All errors in the attributes are reported at once.
 */
export const parseTemplate = (text: string): E.Either<ReadonlyArray<DrawingError>, ParsedTemplate> => {
  const parsed = parseXml(text)
  if (E.isLeft(parsed)) return E.left([parsed.left])
  const root = parsed.right
  const { facts, issues } = readAttributes(root.attributes)
  const viewBox = root.attributes['viewBox'] ?? ''
  const all = isViewBox(viewBox) ? issues : [...issues, 'viewBox is "x y width height"']
  if (all.length > 0) return E.left(all.map((message) => ({ position: root.position, message })))
  return E.right({ template: { viewBox, layers: layersOf(root), ...facts }, root })
}

const layersOf = (root: XmlElement): Template['layers'] => {
  const expand = expandMirrors(Number(root.attributes['data-axis'] ?? DEFAULT_AXIS))
  const markup = (element: XmlElement): string => expand(element).children.map(markupOf).join('')
  const layers = root.children.filter((child) => child.attributes['data-layer'] !== undefined)
  if (layers.length === 0) return { main: markup(root) }
  return Object.fromEntries(layers.map((layer) => [layer.attributes['data-layer'], markup(layer)]))
}

/** A group marked `data-mirror` becomes itself and its reflection about the middle of a drawing `axis` units wide. */
const expandMirrors =
  (axis: number) =>
  (element: XmlElement): XmlElement => {
    const children = element.children.map(expandMirrors(axis))
    const { 'data-mirror': mirror, ...attributes } = element.attributes
    if (mirror === undefined) return { ...element, children }
    const reflection = { ...element, attributes: { transform: `matrix(-1 0 0 1 ${axis} 0)` }, children }
    return { ...element, attributes, children: [...children, reflection] }
  }
