import { describe, expect, it } from 'vitest'
import { loadListedCatalogue } from '@daykeep/rules/test-kit/listed-catalogue'
import { ABILITY_ROWS } from './ability-rows.ts'
import { GEAR_ROWS } from './gear-rows.ts'
import { LOOK_ROWS } from './look-rows.ts'
import { OTHER_ROWS } from './other-rows.ts'
import { QUEST_ROWS } from './quest-rows.ts'
import { specRows, listedKeys, type Row, type RowKind } from './row-kind.ts'
import { STOCK_ROWS } from './stock-rows.ts'

const KINDS: ReadonlyArray<RowKind> = [
  ...QUEST_ROWS,
  ...STOCK_ROWS,
  ...GEAR_ROWS,
  ...LOOK_ROWS,
  ...ABILITY_ROWS,
  ...OTHER_ROWS,
]

const rows = specRows()
const listed = listedKeys(rows)
const catalogue = loadListedCatalogue()

const kindsOf = ({ id }: Row): ReadonlyArray<RowKind> => KINDS.filter(({ ids }) => ids.test(id))

/** Our row in the form of the table: where ours is a set, the table has a list in any order. */
const compared = (kind: RowKind, { id, ...fields }: Row) => ({
  ours: kind.actual(catalogue, id, listed),
  theirs: likeOurs(fields, kind.actual(catalogue, id, listed)),
})

const likeOurs = (theirs: unknown, actual: unknown): unknown => {
  if (actual instanceof Set && Array.isArray(theirs)) return new Set(theirs)
  if (typeof theirs !== 'object' || theirs === null || Array.isArray(theirs)) return theirs
  return Object.fromEntries(Object.entries(theirs).map(([key, value]) => [key, likeOurs(value, Object(actual)[key])]))
}

describe('the table of facts about the content', () => {
  it('has 845 rows, each of one kind that is known', () => {
    expect(rows).toHaveLength(845)
    expect(rows.filter((row) => kindsOf(row).length !== 1).map(({ id }) => id)).toEqual([])
  })

  it.each(KINDS)('agrees with the content in every row about $name', (kind) => {
    const own = rows.filter(({ id }) => kind.ids.test(id))
    for (const row of own) {
      const { ours: actual, theirs } = compared(kind, row)
      expect(actual, row.id).toEqual(theirs)
    }
    expect(own.length).toBeGreaterThan(0)
  })
})
