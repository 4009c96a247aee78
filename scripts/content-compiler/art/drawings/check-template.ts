import { INSTANCE } from '@daykeep/rules/pictures'
import { anatomyOf } from './anatomy.ts'
import { shapeIssues } from './check-shape.ts'
import type { ParsedTemplate } from './parse-template.ts'
import type { DrawingError, XmlElement } from './xml.ts'

const SHAPES: ReadonlySet<string> = new Set(['svg', 'g', 'path', 'circle', 'ellipse', 'rect'])
const FORBIDDEN = /^(?:id|href|xlink:href|style|on.*)$/

/**
 * What is wrong with a drawing that reads well: a layer or attribute that its slot needs, a class without paint, and
 * anything that could clash with another picture on the page or reach out of it.
 */
export const checkTemplate =
  (knownClasses: ReadonlySet<string>) =>
  (path: string, { template, root }: ParsedTemplate): ReadonlyArray<DrawingError> => [
    ...missingParts(path, template, root).map((message) => ({ position: root.position, message })),
    ...outsideLayers(root),
    ...everyElement(root).flatMap((element) => [
      ...wrongIn(element, knownClasses),
      ...shapeIssues(element, template.viewBox),
    ]),
  ]

const missingParts = (path: string, template: ParsedTemplate['template'], root: XmlElement): ReadonlyArray<string> => {
  const { layers = [], more = [], viewBox, attributes = [] } = anatomyOf(path)
  const names = Object.keys(template.layers)
  const allLayers = [...layers, ...more]
  return [
    ...layers.filter((layer) => !names.includes(layer)).map((layer) => `the layer "${layer}" is missing`),
    ...(allLayers.length > 0 ? names.filter((layer) => !allLayers.includes(layer)) : []).map(
      (layer) => `unknown layer "${layer}" (there are ${allLayers.join(', ')})`,
    ),
    ...(viewBox !== undefined && viewBox !== template.viewBox ? [`its viewBox should be "${viewBox}"`] : []),
    ...attributes.filter((name) => !(name in root.attributes)).map((name) => `the attribute "${name}" is missing`),
  ]
}

const outsideLayers = (root: XmlElement): ReadonlyArray<DrawingError> => {
  const layered = root.children.some((child) => 'data-layer' in child.attributes)
  return layered
    ? root.children
        .filter((child) => !('data-layer' in child.attributes))
        .map(({ name, position }) => ({ position, message: `<${name}> is in no layer` }))
    : []
}

const everyElement = (element: XmlElement): ReadonlyArray<XmlElement> => [
  element,
  ...element.children.flatMap(everyElement),
]

const wrongIn = (
  { name, attributes, position }: XmlElement,
  known: ReadonlySet<string>,
): ReadonlyArray<DrawingError> => {
  const classes = attributes['class']?.split(' ') ?? []
  const values = Object.values(attributes)
  return [
    ...(SHAPES.has(name) ? [] : [`<${name}> has no place in a template`]),
    ...Object.keys(attributes)
      .filter((attribute) => FORBIDDEN.test(attribute))
      .map((attribute) => `the attribute "${attribute}" has no place in a template`),
    ...classes.filter((word) => !known.has(word)).map((word) => `the class "${word}" has no paint in art.css`),
    ...(values.some((value) => value.includes('url(') || value.includes(INSTANCE))
      ? ['it refers to something else']
      : []),
  ].map((message) => ({ position, message }))
}
