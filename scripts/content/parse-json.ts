import { type ParseError, parse, parseTree, printParseErrorCode, visit } from 'jsonc-parser'

/** What a text holds, as far as it can be read, and what keeps it from being JSON, by offset. */
export type ParsedJson = {
  readonly value: unknown
  readonly faults: ReadonlyArray<{ readonly offset: number; readonly field: string; readonly message: string }>
}

/** Reads JSON and says what is wrong with it. A field that is written twice is a fault: the first would be lost. */
export const parseJson = (text: string): ParsedJson => {
  try {
    const value: unknown = JSON.parse(text)
    return { value, faults: fieldsIn(value) === fieldsWrittenIn(text) ? [] : repeatedFields(text) }
  } catch {
    const repeated = repeatedFields(text)
    const errors: Array<ParseError> = []
    const value: unknown = parse(text, errors, STRICT)
    const [first] = errors
    const fault = { offset: first?.offset ?? 0, field: '-', message: first ? inWords(first) : 'not JSON' }
    return { value, faults: [fault, ...repeated] }
  }
}

/** The tree of a text, for looking up places. */
export const treeOf = (text: string) => parseTree(text, [], STRICT)

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

const repeatedFields = (text: string): ParsedJson['faults'] => {
  const open: Array<Set<string>> = []
  const faults: Array<ParsedJson['faults'][number]> = []
  visit(text, {
    onObjectBegin: () => {
      open.push(new Set())
    },
    onObjectEnd: () => {
      open.pop()
    },
    onObjectProperty: (field, offset) => {
      const seen = open.at(-1)
      if (seen?.has(field)) faults.push({ offset, field, message: `"${field}" is written twice here` })
      seen?.add(field)
    },
  })
  return faults
}

const WORDS: Readonly<Record<string, string>> = {
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

const inWords = ({ error }: ParseError): string => WORDS[printParseErrorCode(error)] ?? 'not JSON'
