import { choice, closed, Flag, listOf, Whole } from '../codec/index.ts'
import { CARDS } from '../skills.ts'
import { IconArt } from './art.ts'
import { contentFile } from './content-file.ts'
import { fileKind, thingsAt } from './thing.ts'

/** `messages`: how many texts there are for the inside of a card. Application specification, section 3. */
export const cards = fileKind({
  name: 'cards',
  pattern: /^cards\.json$/,
  codec: contentFile({
    cards: listOf(closed({ key: choice(...CARDS), messages: Whole }, { value: Whole, limited: Flag, art: IconArt })),
  }),
  things: (file) => thingsAt('cards', 'cards', file.cards),
})
