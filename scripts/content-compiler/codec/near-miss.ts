/** The known word that the unknown one was probably meant to be. */
export const nearMiss = (word: string, candidates: Iterable<string>): string | undefined => {
  const allowed = Math.max(1, Math.floor(word.length / 3))
  const lower = word.toLowerCase()
  let best: string | undefined
  let least = allowed + 1
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= least) continue
    const edits = editsBetween(lower, candidate.toLowerCase(), least)
    if (edits < least) {
      least = edits
      best = candidate
    }
  }
  return best
}

/** ` (did you mean "…"?)`, or nothing when no known word is near. */
export const didYouMean = (word: string, candidates: Iterable<string>): string => {
  const suggestion = nearMiss(word, candidates)
  return suggestion === undefined ? '' : ` (did you mean "${suggestion}"?)`
}

/** How many near misses one check looks for. A longer list of issues has one cause, not many typing errors, and the search is slow. */
const MAX_SUGGESTIONS = 50

/** `didYouMean` for the first words, and an empty text for those that follow. */
export const createSuggester = (): ((word: string, candidates: Iterable<string>) => string) => {
  let remaining = MAX_SUGGESTIONS
  return (word, candidates) => {
    remaining -= 1
    return remaining < 0 ? '' : didYouMean(word, candidates)
  }
}

/**
 * How many letters are put in, left out, replaced or swapped between two words; `limit` when it is that many or more. Keys
 * of one kind begin alike, so most of the work is spared by looking at where they differ only.
 */
export const editsBetween = (a: string, b: string, limit: number): number => {
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  return distance(a.slice(start, a.length - end), b.slice(start, b.length - end), limit)
}

/** Insertions, deletions, replacements and swaps of neighbours; gives up at `limit`. */
const distance = (a: string, b: string, limit: number): number => {
  let before: ReadonlyArray<number> = []
  let row: ReadonlyArray<number> = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const cost = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (same ? 0 : 1))
      next.push(swapped ? Math.min(cost, before[j - 2]! + 1) : cost)
    }
    if (Math.min(...next) >= limit) return limit
    before = row
    row = next
  }
  return row[b.length]!
}
