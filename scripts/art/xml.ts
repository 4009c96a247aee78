import * as E from 'fp-ts/lib/Either.js'

export type Place = { readonly line: number; readonly column: number }

export type XmlElement = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: ReadonlyArray<XmlElement>
  readonly place: Place
}

export type XmlFault = { readonly place: Place; readonly message: string }

type Open = Omit<XmlElement, 'children'> & { readonly children: XmlElement[] }

const TOKEN =
  /\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<\/(?<closes>[\w:-]+)\s*>|<(?<opens>[a-zA-Z][\w:-]*)(?<attributes>(?:\s+[\w:-]+="[^"<]*")*)\s*(?<empty>\/?)>/y
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g

/**
 * Reads the XML that a drawing is written in: elements, and attributes in double quotes. Text between elements,
 * doctypes and entities have no place in a drawing and are faults.
 */
export const parseXml = (text: string): E.Either<XmlFault, XmlElement> => {
  const stack: Open[] = [{ name: '', attributes: {}, children: [], place: placeIn(text, 0) }]
  for (let at = 0; at < text.length; ) {
    TOKEN.lastIndex = at
    const token = TOKEN.exec(text)
    if (!token) return fault(text, at, `not XML of a drawing: ${text.slice(at, at + 24).trim()}`)
    const { closes, opens } = token.groups ?? {}
    if (closes !== undefined && !close(stack, closes))
      return fault(text, at, `</${closes}> closes nothing that is open`)
    if (opens !== undefined) open(stack, opens, token, placeIn(text, at))
    at += token[0].length
  }
  return onlyRoot(text, stack)
}

const open = (stack: Open[], name: string, token: RegExpExecArray, place: Place): void => {
  const attributes = [...(token.groups?.['attributes'] ?? '').matchAll(ATTRIBUTE)]
  const element: Open = {
    name,
    attributes: Object.fromEntries(attributes.map(([, key, value]) => [key, value])),
    children: [],
    place,
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

const onlyRoot = (text: string, stack: ReadonlyArray<Open>): E.Either<XmlFault, XmlElement> => {
  const last = stack.at(-1)
  if (stack.length > 1 && last) return E.left({ place: last.place, message: `<${last.name}> is never closed` })
  const [root, second] = last?.children ?? []
  if (root === undefined) return fault(text, 0, 'there is no element')
  return second === undefined ? E.right(root) : E.left({ place: second.place, message: 'a second root element' })
}

const placeIn = (text: string, at: number): Place => {
  const before = text.slice(0, at)
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') }
}

const fault = (text: string, at: number, message: string): E.Either<XmlFault, never> =>
  E.left({ place: placeIn(text, at), message })

/** Writes an element back, without the white space between elements. */
export const markupOf = ({ name, attributes, children }: XmlElement): string => {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value.replaceAll(/\s+/g, ' ')}"`)
    .join('')
  const inner = children.map(markupOf).join('')
  return inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`
}
