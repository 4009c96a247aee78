import { type ParseError, parse, parseTree, printParseErrorCode, visit } from 'jsonc-parser'

/** The value of a text, as far as it can be parsed, and the errors with their offsets. */
export type ParsedJson = {
  readonly value: unknown
  readonly issues: ReadonlyArray<{ readonly offset: number; readonly field?: string; readonly message: string }>
}

/** Parses JSON and finds what is wrong with it. A repeated field is an issue: its first value would be lost. */
export const parseJson = (text: string): ParsedJson => {
  const tooDeep = offsetBelow(MAX_DEPTH, text)
  if (tooDeep !== undefined)
    return {
      value: {},
      issues: [{ offset: tooDeep, message: `more than ${MAX_DEPTH} lists and objects in each other` }],
    }
  try {
    const value: unknown = JSON.parse(text)
    return { value, issues: fieldsIn(value) === fieldsWrittenIn(text) ? [] : repeatedFields(text) }
  } catch {
    const repeated = repeatedFields(text)
    const errors: Array<ParseError> = []
    const value: unknown = parse(text, errors, STRICT)
    const [first] = errors
    const issue = strangerIn(text) ?? {
      offset: first?.offset ?? 0,
      message: first ? parseMessage(first) : 'not JSON',
    }
    return { value, issues: [issue, ...repeated] }
  }
}

/** What editors and other programs leave in a file, and no one sees as JSON that went wrong. */
const strangerIn = (text: string): ParsedJson['issues'][number] | undefined => {
  if (text.startsWith('\uFEFF'))
    return { offset: 0, message: 'not JSON: an invisible mark stands before it; save the file as UTF-8 without BOM' }
  const merge = text.search(/^(<{7}|={7}|>{7})/m)
  if (merge >= 0) return { offset: merge, message: 'not JSON: a merge was left half done here' }
  const quote = text.search(/^\s*['‘’“”]/m)
  return quote < 0
    ? undefined
    : { offset: quote + text.slice(quote).search(/\S/), message: 'not JSON: quotes are straight and double, "' }
}

/** The tree of a text, for looking up places; none of a text that is too deep. */
export const treeOf = (text: string) =>
  offsetBelow(MAX_DEPTH, text) === undefined ? parseTree(text, [], STRICT) : undefined

/** Content needs about ten. Parsers of trees call themselves for each, and end with the stack. */
const MAX_DEPTH = 100

/** Where lists and objects are first in each other to more than this depth. */
const offsetBelow = (depth: number, text: string): number | undefined => {
  let open = 0
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{]|[\]}]/g)) {
    if (token === '[' || token === '{') open += 1
    else if (token === ']' || token === '}') open -= 1
    if (open > depth) return index
  }
  return undefined
}

const STRICT = { disallowComments: true, allowTrailingComma: false }

/** Fields of a value and of all inside it. */
const fieldsIn = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0
  const parts: ReadonlyArray<unknown> = Array.isArray(value) ? value : Object.values(value)
  let count = Array.isArray(value) ? 0 : parts.length
  for (const part of parts) count += fieldsIn(part)
  return count
}

/** At least as many as there are: a text may look like a field too, and then the text is read with more care. */
const fieldsWrittenIn = (text: string): number => text.match(/"\s*:/g)?.length ?? 0

const repeatedFields = (text: string): ParsedJson['issues'] => {
  const open: Array<Set<string>> = []
  const issues: Array<ParsedJson['issues'][number]> = []
  visit(text, {
    onObjectBegin: () => {
      open.push(new Set())
    },
    onObjectEnd: () => {
      open.pop()
    },
    onObjectProperty: (field, offset) => {
      const seen = open.at(-1)
      if (seen?.has(field)) issues.push({ offset, field, message: `"${field}" is written twice here` })
      seen?.add(field)
    },
  })
  return issues
}

const PARSE_MESSAGES: Readonly<Record<string, string>> = {
  InvalidSymbol: 'not JSON: a word without quotes',
  InvalidNumberFormat: 'not JSON: not a number',
  PropertyNameExpected: 'not JSON: expected the name of a field, in quotes',
  ValueExpected: 'not JSON: expected a value',
  ColonExpected: 'not JSON: expected a colon',
  CommaExpected: 'not JSON: expected a comma',
  CloseBraceExpected: 'not JSON: expected a closing }',
  CloseBracketExpected: 'not JSON: expected a closing ]',
  EndOfFileExpected: 'not JSON: something stands after the end',
  InvalidCommentToken: 'not JSON: comments go into a "//" field',
  UnexpectedEndOfString: 'not JSON: a text without its closing quote',
}

const parseMessage = ({ error }: ParseError): string => PARSE_MESSAGES[printParseErrorCode(error)] ?? 'not JSON'
