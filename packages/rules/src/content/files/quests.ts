import { closed, KeyText, linkTo, listOf, Whole } from '../codec/index.ts'
import { ScrollArt } from './art.ts'
import { contentFile } from './content-file.ts'
import { fileKind, thingsAt } from './thing.ts'

/** A scroll in the bag. `level`: it comes by itself, once, at that level; `previous`: the part before it. */
const Scroll = closed({ key: KeyText }, { level: Whole, previous: linkTo('quests'), art: ScrollArt })

export const quests = fileKind({
  name: 'quest-scrolls',
  pattern: /^quests\/scrolls\.json$/,
  codec: contentFile({ scrolls: listOf(Scroll) }),
  things: (file) => thingsAt('quests', 'scrolls', file.scrolls),
})
