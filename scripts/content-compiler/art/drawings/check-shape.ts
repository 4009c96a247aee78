import { readPathData } from './path-data.ts'
import type { DrawingError, XmlElement } from './xml.ts'

/** Attributes that are one number; a radius is at least 0. */
const NUMBERS = ['x', 'y', 'cx', 'cy', 'stroke-width', 'opacity'] as const
const SIZES = ['width', 'height', 'r', 'rx', 'ry'] as const

/** Parts of a drawing reach out of its picture by at most this many pictures: the blades of shields do by half of one. */
const REACH = 1

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i
const TRANSFORM =
  /^\s*(?:(?:translate|rotate|scale|skewX|skewY|matrix)\(\s*[\d.eE+-]+(?:[\s,]+[\d.eE+-]+)*\s*\)[\s,]*)+$/

/** What nobody could draw, or see: paths that break off, values that are no numbers, corners far outside of the picture. */
export const shapeIssues = (element: XmlElement, viewBox: string): ReadonlyArray<DrawingError> => {
  const { name, attributes, position } = element
  const { transform } = attributes
  return [
    ...(name === 'svg' ? [] : numberIssues(attributes)),
    ...(transform === undefined || TRANSFORM.test(transform) ? [] : [`no transform: "${transform}"`]),
    ...(name === 'path' ? pathIssues(attributes['d'] ?? '', viewBox) : []),
  ].map((message) => ({ position, message }))
}

const numberIssues = (attributes: XmlElement['attributes']): ReadonlyArray<string> =>
  [...NUMBERS, ...SIZES].flatMap((name) => {
    const value = attributes[name]
    if (value === undefined) return []
    if (!NUMBER.test(value)) return [`"${name}" is a number, found "${value}"`]
    return (SIZES as ReadonlyArray<string>).includes(name) && Number(value) < 0 ? [`"${name}" is at least 0`] : []
  })

const pathIssues = (d: string, viewBox: string): ReadonlyArray<string> => {
  const { points, fault } = readPathData(d)
  if (fault !== undefined) return [fault]
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number)
  const isFar = (at: number, from: number, size: number) => at < from - REACH * size || at > from + (1 + REACH) * size
  const far = points.find(({ x, y }) => isFar(x, left, width) || isFar(y, top, height))
  return far === undefined ? [] : [`the path goes to ${far.x} ${far.y}, far outside of the picture (${viewBox})`]
}
