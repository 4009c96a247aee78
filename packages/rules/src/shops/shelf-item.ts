import type { Catalogue } from '../content/catalogue.ts'
import { type Instant, lookUp } from '../kernel/index.ts'
import type { Pin, User } from '../model/index.ts'
import { FRIENDS_SHELVES } from './shelf/friends-shelves.ts'
import { gearShelf } from './shelf/gear-shelf.ts'
import { LOOKS_SHELVES } from './shelf/looks-shelves.ts'
import { questShelf } from './shelf/quest-shelf.ts'
import { forGold, type Shelf, type ShelfItem } from './shelf/shelf.ts'
import { specialShelf } from './shelf/special-shelf.ts'
import { STOCK_SHELVES } from './shelf/stock-shelves.ts'
import { TRAVELLERS_SHELVES } from './shelf/travellers-shelves.ts'

export type { Currency, ShelfItem } from './shelf/shelf.ts'

const alone =
  (name: 'potion' | 'armoire'): Shelf =>
  ({ catalogue }, words) =>
  () =>
    words.length > 0 ? undefined : forGold(catalogue[name].value)

/** By the first word of a pin's path. */
const SHELVES: Readonly<Record<string, Shelf>> = {
  potion: alone('potion'),
  armoire: alone('armoire'),
  gear: gearShelf,
  special: specialShelf,
  quests: questShelf,
  ...STOCK_SHELVES,
  ...FRIENDS_SHELVES,
  ...LOOKS_SHELVES,
  ...TRAVELLERS_SHELVES,
}

/** What a pin's path names, or nothing if there is no such thing. Reference, rules 10.9. */
export const shelfItem =
  (catalogue: Catalogue, now: Instant) =>
  ({ type, path }: Pin) =>
  (user: User): ShelfItem | undefined => {
    const [name = '', ...words] = path.split('.')
    return lookUp(SHELVES, name)?.({ catalogue, now, type }, words)(user)
  }
