import { isOnSale, mysterySetOf } from '../../src/calendar/index.ts'
import { type Gear, isReleased } from '../../src/catalogue/index.ts'
import { type Instant, ownEntry } from '../../src/kernel/index.ts'
import { fullCatalogue } from '../support/full-catalogue.ts'
import { same } from '../support/paths.ts'
import { everyCaseOf } from '../support/topic.ts'

type Dated = { readonly key: string; readonly released?: string }

type Case = {
  readonly kind: 'armoire' | 'egg' | 'hatchingPotion' | 'background' | 'mysteryItems' | 'list'
  readonly key?: string
  readonly items?: ReadonlyArray<string>
  readonly now: string
  readonly released?: boolean
  readonly armoireDatedSets?: ReadonlyArray<string>
  readonly eggs?: ReadonlyArray<string>
  readonly hatchingPotions?: ReadonlyArray<string>
}

const armoire: ReadonlyArray<Gear> = Object.values<Gear>(fullCatalogue.gear).filter(({ group }) => group === 'armoire')
const pieceIn =
  (set: string) =>
  (piece: Gear): boolean =>
    piece.set === set

everyCaseOf<Case>('release', (testCase) => {
  const at = Date.parse(testCase.now)
  const key = testCase.key ?? ''
  switch (testCase.kind) {
    case 'armoire':
      return [
        ...faults(
          testCase.items?.toSorted(),
          armoire
            .filter(pieceIn(key))
            .map((piece) => piece.key)
            .toSorted(),
        ),
        ...armoire.filter(pieceIn(key)).flatMap((piece) => faults(testCase.released, isReleased(piece, at))),
      ]
    case 'egg':
      return faults(testCase.released, isThere(ownEntry(fullCatalogue.eggs, key), at))
    case 'hatchingPotion':
      return faults(testCase.released, isThere(ownEntry(fullCatalogue.hatchingPotions, key), at))
    case 'background':
      return faults(testCase.released, isOnSale(fullCatalogue, 'backgrounds', key, at))
    case 'mysteryItems':
      return faults(testCase.items, mysterySetOf(fullCatalogue, at)?.pieces.map((piece) => piece.key) ?? [])
    case 'list':
      return [
        ...faults(testCase.armoireDatedSets?.toSorted(), datedSetsAt(at)),
        ...faults(testCase.eggs?.toSorted(), datedAt(Object.values(fullCatalogue.eggs), at)),
        ...faults(testCase.hatchingPotions?.toSorted(), datedAt(Object.values(fullCatalogue.hatchingPotions), at)),
      ]
  }
})

const faults = (expected: unknown, actual: unknown): ReadonlyArray<string> =>
  same(expected, actual) ? [] : [`expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`]

const isThere = (thing: Dated | undefined, at: Instant): boolean => thing !== undefined && isReleased(thing, at)

const datedAt = (things: ReadonlyArray<Dated>, at: Instant): ReadonlyArray<string> =>
  things
    .filter((thing) => thing.released !== undefined && isReleased(thing, at))
    .map(({ key }) => key)
    .toSorted()

const datedSetsAt = (at: Instant): ReadonlyArray<string> => [
  ...new Set(
    datedAt(
      armoire.map(({ set = '', released }) => ({ key: set, ...(released ? { released } : {}) })),
      at,
    ),
  ),
]
