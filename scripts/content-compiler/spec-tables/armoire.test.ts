import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Gear, isReleased } from '@daykeep/rules/catalogue'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'

type Figures = {
  readonly v: number
  readonly str?: number
  readonly int?: number
  readonly con?: number
  readonly per?: number
  readonly twoHanded?: boolean
}
type Row = { readonly id: string; readonly items: Readonly<Record<string, Figures>> }
type Release = {
  readonly kind: string
  readonly key: string
  readonly items: ReadonlyArray<string>
  readonly now: string
  readonly released: boolean
}

const casesOf = <Case>(topic: string): ReadonlyArray<Case> => {
  const file = new URL(`../../../packages/rules/conformance/${topic}.json`, import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly cases: ReadonlyArray<Case> }).cases
}

const pieces = Object.values<Gear>(loadCatalogue().gear).filter(({ group }) => group === 'armoire')
const piecesOf = (set: string): ReadonlyArray<Gear> => pieces.filter((piece) => piece.set === set)
const rows = casesOf<Row>('content-counts').flatMap(({ id, items }) =>
  id.startsWith('gear/armoire/') ? [{ set: id.split('/')[2] ?? '', items }] : [],
)
const listed = new Set(rows.flatMap(({ items }) => Object.keys(items)))
/** The sets that came after the table was written, in order of their months. */
const later = [...new Set(pieces.filter(({ key }) => !listed.has(key)).map(({ set = '' }) => set))]
  .map((set) => ({ set, items: piecesOf(set), released: piecesOf(set)[0]?.released ?? '' }))
  .toSorted((one, other) => one.released.localeCompare(other.released))

/** June 2026 to December 2027; what comes after is the designer's. */
const MONTHS = Array.from({ length: 19 }, (_, index) => new Date(Date.UTC(2026, 5 + index, 7, 8)).toISOString())

describe('gear of the armoire', () => {
  it.each(rows)('has of $set what the facts list, with their figures', ({ set, items }) => {
    const ofSet = pieces.filter((piece) => (set === '-' ? piece.key in items : piece.set === set))
    const figures = ofSet.map(({ key, value, str, int, con, per, twoHanded }) => [
      key,
      { value, str, int, con, per, twoHanded },
    ])
    const expected = Object.entries(items).map(([key, { v, ...stats }]) => [
      key,
      { value: v, str: 0, int: 0, con: 0, per: 0, twoHanded: false, ...stats },
    ])
    expect(Object.fromEntries(figures)).toEqual(Object.fromEntries(expected))
  })

  it('leaves loose pieces without company and without a date', () => {
    const loose = rows.flatMap(({ set, items }) => (set === '-' ? Object.keys(items) : []))
    expect(loose).toHaveLength(32)
    expect(
      pieces.filter(({ key }) => loose.includes(key)).map(({ set = '', released }) => [piecesOf(set).length, released]),
    ).toEqual(loose.map(() => [1, undefined]))
  })

  it('brings a set out at the instants of the conformance cases', () => {
    const recorded = casesOf<Release>('release').filter(({ kind }) => kind === 'armoire')
    const actual = recorded.map(({ key, now }) => piecesOf(key).map((piece) => isReleased(piece, Date.parse(now))))
    expect(actual).toEqual(recorded.map(({ items, released }) => items.map(() => released)))
  })

  it('goes on with a set a month from June 2026 to December 2027', () =>
    expect(later.map(({ released }) => released)).toEqual(expect.arrayContaining([...MONTHS])))

  it('strengthens no more in the months to come than it did before', () => {
    const points = ({ str, int, con, per }: Gear): number => str + int + con + per
    const outside = later.filter(({ items, released }) => {
      if (!MONTHS.includes(released)) return false
      const total = items.reduce((sum, piece) => sum + points(piece), 0)
      const fair = items.every((piece) => points(piece) >= 3 && points(piece) <= 16)
      return items.length < 2 || items.length > 4 || total < 10 || total > 60 || !fair
    })
    expect(outside).toEqual([])
  })
})
