import * as E from 'fp-ts/lib/Either.js'
import type { Position } from '../../issue.ts'
import { positionOf, positionsIn } from '../../sources/position.ts'

export type XmlElement = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: ReadonlyArray<XmlElement>
  readonly position: Position
}

/** Something wrong in a drawing. */
export type DrawingError = { readonly position: Position; readonly message: string }

type Open = Omit<XmlElement, 'children'> & { readonly children: XmlElement[] }

const TOKEN =
  /\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<\/(?<closes>[\w:-]+)\s*>|<(?<opens>[a-zA-Z][\w:-]*)(?<attributes>(?:\s+[\w:-]+="[^"<]*")*)\s*(?<empty>\/?)>/y
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g

/**
 * Reads the XML that a drawing is written in: elements, and attributes in double quotes. Text between elements,
 * doctypes and entities are errors.
 */
export const parseXml = (text: string): E.Either<DrawingError, XmlElement> => {
  const positionAt = positionsIn(text)
  const stack: Open[] = [{ name: '', attributes: {}, children: [], position: positionAt(0) }]
  for (let at = 0; at < text.length; ) {
    TOKEN.lastIndex = at
    const token = TOKEN.exec(text)
    if (!token) return xmlError(text, at, `not XML of a drawing: ${text.slice(at, at + 24).trim()}`)
    const { closes, opens } = token.groups ?? {}
    if (closes !== undefined && !close(stack, closes))
      return xmlError(text, at, `</${closes}> closes nothing that is open`)
    if (opens !== undefined) open(stack, opens, token, positionAt(at))
    at += token[0].length
  }
  return onlyRoot(text, stack)
}

const open = (stack: Open[], name: string, token: RegExpExecArray, position: Position): void => {
  const attributes = [...(token.groups?.['attributes'] ?? '').matchAll(ATTRIBUTE)]
  const element: Open = {
    name,
    attributes: Object.fromEntries(attributes.map(([, key, value]) => [key, value])),
    children: [],
    position: position,
  }
  if (token.groups?.['empty'] === '/') stack.at(-1)?.children.push(element)
  else stack.push(element)
}

const close = (stack: Open[], name: string): boolean => {
  const element = stack.pop()
  if (element?.name !== name) return false
  stack.at(-1)?.children.push(element)
  return true
}

const onlyRoot = (text: string, stack: ReadonlyArray<Open>): E.Either<DrawingError, XmlElement> => {
  const last = stack.at(-1)
  if (stack.length > 1 && last) return E.left({ position: last.position, message: `<${last.name}> is never closed` })
  const [root, second] = last?.children ?? []
  if (root === undefined) return xmlError(text, 0, 'there is no element')
  return second === undefined ? E.right(root) : E.left({ position: second.position, message: 'a second root element' })
}

const xmlError = (text: string, at: number, message: string): E.Either<DrawingError, never> =>
  E.left({ position: positionOf(text, at), message })

/** Writes an element back, without the white space between elements. */
export const markupOf = ({ name, attributes, children }: XmlElement): string => {
  const attributeText = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value.replaceAll(/\s+/g, ' ')}"`)
    .join('')
  const inner = children.map(markupOf).join('')
  return inner === '' ? `<${name}${attributeText}/>` : `<${name}${attributeText}>${inner}</${name}>`
}
