/** A text that was rephrased, and where in the first one each of its letters comes from. */
export type Rephrased = { readonly text: string; readonly origins: ReadonlyArray<Span> }

type Span = { readonly from: number; readonly to: number }

/** What a pattern is written as instead; undefined leaves it as it is. */
export type Phrase = readonly [RegExp, (match: RegExpExecArray, text: string) => string | undefined]

/** Rewrites phrases of a line one after the other, and keeps where they came from. */
export const rephrase = (line: string, phrases: ReadonlyArray<Phrase>): Rephrased =>
  phrases.reduce<Rephrased>(rewritten, {
    text: line,
    origins: line.split('').map((_, at) => ({ from: at, to: at + 1 })),
  })

const rewritten = ({ text, origins }: Rephrased, [pattern, toWords]: Phrase): Rephrased => {
  let words = ''
  const spans: Span[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    const [found] = match
    const instead = toWords(match, text)
    if (instead === undefined || found === '') continue
    words += text.slice(end, match.index) + instead
    const span = spanOf(origins, match.index, match.index + found.length)
    spans.push(...origins.slice(end, match.index), ...instead.split('').map(() => span))
    end = match.index + found.length
  }
  return { text: words + text.slice(end), origins: [...spans, ...origins.slice(end)] }
}

/** The part of the first text that a part of the rephrased one comes from. */
export const spanOf = (origins: ReadonlyArray<Span>, from: number, to: number): Span => ({
  from: origins[from]?.from ?? 0,
  to: origins[to - 1]?.to ?? 0,
})
