import type { XmlElement } from './xml.ts'

/** A group marked `data-mirror` becomes itself and its reflection about the middle of a drawing `axis` units wide. */
export const expandMirrors =
  (axis: number) =>
  (element: XmlElement): XmlElement => {
    const children = element.children.map(expandMirrors(axis))
    const { 'data-mirror': mirror, ...attributes } = element.attributes
    if (mirror === undefined) return { ...element, children }
    const reflection = { ...element, attributes: { transform: `matrix(-1 0 0 1 ${axis} 0)` }, children }
    return { ...element, attributes, children: [...children, reflection] }
  }
