import { choice, Count, Gold, strictObject, Flag, listOf } from '../codec/index.ts'
import { CARDS } from '@daykeep/rules/catalogue'
import { IconArt } from './art.ts'
import { contentFile, fileKind } from './file-kind.ts'
import { entriesAt } from './content-entry.ts'

/** `messages`: how many texts there are for the inside of a card. docs/reference/application.md 3. */
export const cards = fileKind({
  name: 'cards',
  pattern: /^cards\.json$/,
  codec: contentFile({
    cards: listOf(
      strictObject({ key: choice(...CARDS), messages: Count }, { value: Gold, limited: Flag, art: IconArt }),
    ),
  }),
  entries: (file) =>
    entriesAt('cards', 'cards', file.cards).map((entry, index) => ({
      ...entry,
      texts: Array.from({ length: file.cards[index]?.messages ?? 0 }, (_, at) => `message${at + 1}`).slice(1),
    })),
})
