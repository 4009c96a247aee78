import type { ContentSources } from '../sources/read-content.ts'
import { contentOf } from './report-on.ts'

/** Pieces of gear in one file: about as many as a gala has. */
const PER_FILE = 20

/** Content with as many entries and files as the whole game, to measure the checker. */
export const largeContent = (entries: number): ContentSources => {
  const numbers = Array.from({ length: entries }, (_, index) => index)
  const files = Object.groupBy(numbers, (index) => `data/gear/special/family-${Math.floor(index / PER_FILE)}.json`)
  return contentOf({
    ...Object.fromEntries(
      Object.entries(files).map(([path, indexes]) => [path, JSON.stringify({ items: indexes?.map(pieceOf) })]),
    ),
    'locales/en/content/gear.json': JSON.stringify(
      Object.fromEntries(numbers.map((index) => [`weapon_special_piece${index}`, wordsOf(index)])),
    ),
    'keys.json': JSON.stringify({ gear: numbers.map((index) => `weapon_special_piece${index}`) }),
  })
}

const pieceOf = (index: number) => ({
  slot: 'weapon',
  name: `piece${index}`,
  str: index % 20,
  art: {
    template: 'sword',
    palette: ['#9a6a42', '#6a4429', '#c99a69', '#e0c48c', '#4e3a30', '#ffd58a'],
    motif: 'moon',
  },
})

const wordsOf = (index: number) => ({
  text: `Piece number ${index}`,
  notes: `It has a history, scratch ${index}, and {count, plural, one {# owner} other {# owners}}.`,
})
