/** A file of the code that says texts. */
export type Source = { readonly file: string; readonly text: string }

/** A text that code names in full, and where. */
export type NamedText = { readonly id: string; readonly file: string; readonly line: number; readonly column: number }

/** What the code says: ids in full, ids that are put together, and every word, since one may be a part of such an id. */
export type TextReaders = {
  readonly ids: ReadonlySet<string>
  /** The pieces between the values of `shops.empty.${shop}`; two values in a row are one. */
  readonly patterns: ReadonlyArray<ReadonlyArray<string>>
  readonly words: ReadonlySet<string>
  readonly named: ReadonlyArray<NamedText>
}

const ID = /['"`]([A-Za-z][\w-]*(?:\.[\w-]+)+)['"`]/g
/** Up to the first backtick, also where that begins a text within a value. */
const TEMPLATE = /`([A-Za-z]\w*\.[^`\n]*?\$\{[^`\n]*)/g
const VALUES = /(?:\$\{(?:[^{}]|\{[^{}]*\})*\})+/
const WORD = /[\w-]+/g
const NAMED = /\bt\(\s*'([^']+)'/g

/** Collects what these files say. */
export const textReadersIn = (sources: ReadonlyArray<Source>): TextReaders => {
  const ids = new Set<string>()
  const templates = new Set<string>()
  const words = new Set<string>()
  const named: NamedText[] = []
  for (const { file, text } of sources) {
    for (const [, id] of text.matchAll(ID)) ids.add(id ?? '')
    for (const [, template] of text.matchAll(TEMPLATE)) templates.add(template ?? '')
    for (const [word] of text.matchAll(WORD)) words.add(word)
    for (const match of text.matchAll(NAMED)) named.push({ id: match[1] ?? '', file, ...placeOf(text, match.index) })
  }
  return { ids, patterns: [...templates].map(piecesOf), words, named }
}

/** A value that is not closed before the next backtick may be anything. */
const piecesOf = (template: string): ReadonlyArray<string> => {
  const pieces = template.split(VALUES)
  return pieces.flatMap((piece) => (piece.includes('${') ? [piece.slice(0, piece.indexOf('${')), ''] : [piece]))
}

const placeOf = (text: string, index: number): Pick<NamedText, 'line' | 'column'> => {
  const before = text.slice(0, index).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
