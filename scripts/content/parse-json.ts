import { type ParseError, parse, parseTree, printParseErrorCode, visit } from 'jsonc-parser'

/** What a text holds, as far as it can be read, and what keeps it from being JSON, by offset. */
export type ParsedJson = {
  readonly value: unknown
  readonly faults: ReadonlyArray<{ readonly offset: number; readonly field: string; readonly message: string }>
}

/** Reads JSON and says what is wrong with it. A field that is written twice is a fault: the first would be lost. */
export const parseJson = (text: string): ParsedJson => {
  const repeated = repeatedFields(text)
  try {
    return { value: JSON.parse(text), faults: repeated }
  } catch {
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
