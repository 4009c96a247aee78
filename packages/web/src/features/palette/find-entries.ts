import type { PaletteEntry, PaletteGroup } from './palette-entry.ts'

/** Entries of one group that are shown; typing more finds the others. */
const MOST = 12

const ORDER = ['task', 'action', 'screen'] as const

/**
 * The entries that have every typed word, in groups; the group with the best one comes first. A word at the beginning of the
 * text is better than one at the beginning of another word, and that is better than letters inside of a word. With nothing typed,
 * those used last stand on top.
 */
export const findEntries = (
  entries: ReadonlyArray<PaletteEntry>,
  typed: string,
  recent: ReadonlyArray<string>,
): ReadonlyArray<PaletteGroup> => {
  const words = plain(typed).split(' ').filter(Boolean)
  return words.length === 0 ? unsearched(entries, recent) : searched(entries, words, recent)
}

const unsearched = (
  entries: ReadonlyArray<PaletteEntry>,
  recent: ReadonlyArray<string>,
): ReadonlyArray<PaletteGroup> => {
  const used = recent.flatMap((id) => entries.find((entry) => entry.id === id) ?? [])
  const groups = (['action', 'screen', 'task'] as const).map((type) => ({
    type,
    entries: entries.filter((entry) => entry.type === type && !used.includes(entry)).slice(0, MOST),
  }))
  return [{ type: 'recent' as const, entries: used }, ...groups].filter((group) => group.entries.length > 0)
}

const searched = (
  entries: ReadonlyArray<PaletteEntry>,
  words: ReadonlyArray<string>,
  recent: ReadonlyArray<string>,
): ReadonlyArray<PaletteGroup> => {
  const found = entries
    .flatMap((entry) => {
      const distance = distanceOf(entry, words)
      return distance === undefined ? [] : [{ entry, distance: recent.includes(entry.id) ? distance - 0.5 : distance }]
    })
    .toSorted((one, other) => one.distance - other.distance)
  return ORDER.map((type) => found.filter(({ entry }) => entry.type === type))
    .filter((group) => group.length > 0)
    .toSorted(([one], [other]) => (one?.distance ?? 0) - (other?.distance ?? 0))
    .map((group) => ({ type: group[0]?.entry.type ?? 'task', entries: group.slice(0, MOST).map(({ entry }) => entry) }))
}

/** How far the words are from the entry, 0 at best; undefined if one of them is missing. */
const distanceOf = ({ text, note }: PaletteEntry, words: ReadonlyArray<string>): number | undefined => {
  const title = plain(text)
  const all = note === undefined ? title : `${title} ${plain(note)}`
  const distances = words.map((word) => {
    if (title.startsWith(word)) return 0
    if (` ${title}`.includes(` ${word}`)) return 1
    if (` ${all}`.includes(` ${word}`)) return 2
    return all.includes(word) ? 3 : undefined
  })
  return distances.reduce<number | undefined>(
    (sum, distance) => (sum === undefined || distance === undefined ? undefined : sum + distance),
    0,
  )
}

/** Without case, accents and signs: "Café-Besuch" is found by "cafe besuch". */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
