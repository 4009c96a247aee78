import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { galaAt, isOnSale, mysterySetOf, onSale, saleEnd } from '@daykeep/rules/calendar'
import { type Gear, isReleased, type SaleKind } from '@daykeep/rules/catalogue'
import { type Instant, ownEntry, toIso } from '@daykeep/rules/kernel'
import { CLASSES } from '@daykeep/rules/model'
import { currentGalaSet } from '@daykeep/rules/shops'
import { loadListedCatalogue } from '@daykeep/rules/test-kit/listed-catalogue'
import { specRows, listedKeys } from './row-kind.ts'

type Rotation = {
  readonly id: string
  readonly type: SaleKind | 'season' | 'classSets'
  readonly from?: string
  readonly until?: string
  readonly keys?: ReadonlyArray<string>
  readonly optional?: ReadonlyArray<string>
  readonly now?: string
  readonly key?: string
  readonly available?: boolean
  readonly end?: string
  /** What somebody owns: of rules, not of content. */
  readonly user?: unknown
}

type Release = {
  readonly id: string
  readonly kind: 'armoire' | 'egg' | 'hatchingPotion' | 'background' | 'mysteryItems' | 'list'
  readonly key?: string
  readonly items?: ReadonlyArray<string>
  readonly now: string
  readonly released?: boolean
  readonly armoireDatedSets?: ReadonlyArray<string>
  readonly eggs?: ReadonlyArray<string>
  readonly hatchingPotions?: ReadonlyArray<string>
}

const casesOf = <Case>(topic: string): ReadonlyArray<Case> => {
  const file = new URL(`../../../packages/rules/conformance/${topic}.json`, import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly cases: ReadonlyArray<Case> }).cases
}

const catalogue = loadListedCatalogue()
const gear = Object.values<Gear>(catalogue.gear)
const listed = listedKeys(specRows())

/** Sets that came after the conformance cases: of subscribers, galas, scenes and the armoire. They are ours to sell. */
const later: ReadonlySet<string> = new Set([
  ...gear.filter(({ key }) => !listed.has(key)).flatMap(({ set, mystery }) => [set ?? '', mystery ?? '']),
  ...Object.values(catalogue.backgrounds).flatMap(({ key, set }) => (listed.has(key) ? [] : [set])),
])

const keysAt = (type: Rotation['type'], at: Instant): ReadonlyArray<string> => {
  if (type === 'season') return [galaAt(at).season]
  if (type === 'classSets') return CLASSES.map((name) => `${name}:${currentGalaSet(catalogue, name, at)[0]?.set}`)
  return onSale(catalogue, type, at)
}

const windowDifferences = ({
  id,
  type,
  from = '',
  until = '',
  keys = [],
  optional = [],
}: Rotation): ReadonlyArray<string> => {
  const [first, after] = [Date.parse(from), Date.parse(until)]
  return [first, Math.floor((first + after) / 2), after - 1].flatMap((at) => {
    const there = keysAt(type, at)
    const missing = keys.filter((key) => !there.includes(key))
    const strange = there.filter(
      (key) => ![...keys, ...optional].includes(key) && !later.has(key.split(':').at(-1) ?? ''),
    )
    return [
      ...missing.map((key) => `${id} ${toIso(at)}: ${key} is missing`),
      ...strange.map((key) => `${id} ${toIso(at)}: ${key} should not be there`),
    ]
  })
}

/** Cards have no end date. */
const keyDifferences = ({ id, type, key = '', now = '', available, end }: Rotation): ReadonlyArray<string> => {
  const at = Date.parse(now)
  if (keysAt(type, at).includes(key) !== available) return [`${id}: expected ${available}`]
  if (type === 'season' || type === 'classSets' || type === 'cards') return []
  const actual = saleEnd(catalogue, type, key, at)
  return actual === (end === undefined ? undefined : Date.parse(end)) ? [] : [`${id}: ends at ${end}, not at ${actual}`]
}

const sorted = (keys: ReadonlyArray<string> = []): ReadonlyArray<string> => keys.toSorted()

type Dated = { readonly key: string; readonly released?: string }

const datedAt = (entries: ReadonlyArray<Dated>, at: Instant): ReadonlyArray<string> =>
  sorted([
    ...new Set(entries.filter((each) => each.released !== undefined && isReleased(each, at)).map(({ key }) => key)),
  ])

const armoire = gear.filter(({ group }) => group === 'armoire')
const armoireSets = armoire.map(({ set = '', released }): Dated => ({ key: set, ...(released ? { released } : {}) }))

/** What a conformance case says, and the same of our content. */
const releaseOf = ({ kind, key = '', now, ...recorded }: Release): readonly [unknown, unknown] => {
  const at = Date.parse(now)
  const isOut = (entry: Dated | undefined): boolean => entry !== undefined && isReleased(entry, at)
  switch (kind) {
    case 'armoire': {
      const own = armoire.filter(({ set }) => set === key)
      const expected = (recorded.items ?? []).map((item) => [item, recorded.released])
      return [Object.fromEntries(expected), Object.fromEntries(own.map((piece) => [piece.key, isOut(piece)]))]
    }
    case 'egg':
      return [recorded.released, isOut(ownEntry<string, Dated>(catalogue.eggs, key))]
    case 'hatchingPotion':
      return [recorded.released, isOut(ownEntry<string, Dated>(catalogue.hatchingPotions, key))]
    case 'background':
      return [recorded.released, isOnSale(catalogue, 'backgrounds', key, at)]
    case 'mysteryItems':
      return [sorted(recorded.items), sorted(mysterySetOf(catalogue, at)?.pieces.map((piece) => piece.key))]
    case 'list':
      return [
        [sorted(recorded.armoireDatedSets), sorted(recorded.eggs), sorted(recorded.hatchingPotions)],
        [
          datedAt(armoireSets, at),
          datedAt(Object.values(catalogue.eggs), at),
          datedAt(Object.values(catalogue.hatchingPotions), at),
        ],
      ]
  }
}

describe('the content on sale', () => {
  it('agrees with every recorded window and edge of rotation, but for what is ours', () => {
    const cases = casesOf<Rotation>('rotation').filter(({ user }) => user === undefined)
    const issues = cases.flatMap((input) =>
      input.keys === undefined ? keyDifferences(input) : windowDifferences(input),
    )
    expect(cases.length).toBeGreaterThan(400)
    expect(issues).toEqual([])
  })

  it('comes out at the instants of the conformance cases', () => {
    const cases = casesOf<Release>('release')
    expect(cases).toHaveLength(337)
    for (const input of cases) {
      const [recorded, actual] = releaseOf(input)
      expect(actual, input.id).toEqual(recorded)
    }
  })
})
