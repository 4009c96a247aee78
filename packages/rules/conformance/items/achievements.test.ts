import { achievementShelves, type ShelfEntry } from '../../src/achievements/index.ts'
import { disagreements } from '../support/paths.ts'
import { type Paths, shopper } from '../support/shopper.ts'
import { everyCaseOf } from '../support/topic.ts'

type Counts = Readonly<Record<string, number | null>>

type Case = {
  readonly now: string
  readonly user: Paths
  readonly expect: {
    readonly earned: Readonly<Record<string, Counts>>
    readonly order?: Readonly<Record<string, ReadonlyArray<string>>>
    readonly listed?: Readonly<Record<string, number>>
  }
}

/** Told as `-` where no count is shown: in the cases that is null. */
const countsOf = (shelf: ReadonlyArray<ShelfEntry>) =>
  Object.fromEntries(shelf.flatMap(({ key, earned, count }) => (earned ? [[key, count ?? '-']] : [])))

const wantedOf = (counts: Counts) =>
  Object.fromEntries(Object.entries(counts).map(([key, count]) => [key, count ?? '-']))

const eachShelf = <A, B>(shelves: Readonly<Record<string, A>>, read: (shelf: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(shelves).map(([name, shelf]) => [name, read(shelf)]))

everyCaseOf<Case>('achievements', ({ now, user, expect }) => {
  const shelves = achievementShelves(shopper(user, Date.parse(now)))
  return [
    ...disagreements(eachShelf(shelves, countsOf), eachShelf(expect.earned, wantedOf)),
    ...(expect.order === undefined
      ? []
      : disagreements(
          eachShelf(shelves, (shelf) => shelf.map(({ key }) => key)),
          expect.order,
        )),
    ...(expect.listed === undefined
      ? []
      : disagreements(
          eachShelf(shelves, ({ length }) => length),
          expect.listed,
        )),
  ]
})
