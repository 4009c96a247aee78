import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Gear } from '@daykeep/rules/catalogue'
import { isOutOfTime, mysterySets } from '@daykeep/rules/calendar'
import { loadCatalogue, loadTexts } from '../load-catalogue.ts'

type Row = { readonly id: string; readonly items: Readonly<Record<string, { readonly twoHanded?: boolean }>> }

const FACTS = new URL('../../../packages/rules/conformance/content-counts.json', import.meta.url)
const rows = (JSON.parse(readFileSync(FACTS, 'utf8')) as { readonly cases: ReadonlyArray<Row> }).cases.filter(
  ({ id }) => id.startsWith('gear/mystery/'),
)

const catalogue = loadCatalogue()
const sets = mysterySets(catalogue)
const keysOf = (set: string): ReadonlyArray<string> =>
  sets.flatMap(({ key, pieces: all }) => (key === set ? all.map((piece): string => piece.key) : [])).toSorted()
const pieces: ReadonlyArray<Gear> = sets.flatMap((set) => set.pieces)
const months = sets.map(({ key }) => key).filter((key) => !isOutOfTime(key))

describe('mystery gear', () => {
  it('brings each month the pieces that the facts list', () => {
    const listed = rows.map(({ id, items }) => [id.split('/')[2], Object.keys(items).toSorted()])
    const actual = rows.map(({ id }) => {
      const key = id.split('/')[2] ?? ''
      return [key, keysOf(key)]
    })
    expect(listed).toHaveLength(152)
    expect(actual).toEqual(listed)
  })

  it('takes both hands where the facts say so', () => {
    const listed = rows.flatMap(({ items }) => Object.keys(items).filter((key) => items[key]?.twoHanded))
    expect(pieces.flatMap(({ key, twoHanded }) => (twoHanded ? [key] : [])).toSorted()).toEqual(listed.toSorted())
  })

  it('costs nothing and strengthens nothing', () =>
    expect(pieces.filter(({ value, str, int, con, per }) => value + str + int + con + per !== 0)).toEqual([]))

  it('leaves no month out from February 2014 to December 2027', () => {
    const first = monthNumber(months[0])
    const all = Array.from({ length: monthNumber('202712') - first + 1 }, (_, index) => first + index)
    expect(months[0]).toBe('201402')
    expect(months.map(monthNumber)).toEqual(expect.arrayContaining(all))
  })

  it('dresses all pieces of a set in one palette, but for a spare', () => {
    const motley = sets.filter(
      ({ pieces: all }) => new Set(all.map(({ art }) => JSON.stringify(art['palette']))).size > 1,
    )
    expect(motley.map(({ key }) => key).filter((key) => key <= '202712')).toEqual(['202204'])
  })

  it('names each set, and no two alike', () => {
    const { content } = loadTexts()['en']!
    const names = sets.map(({ key }) => JSON.stringify(content[`mysterySets.${key}.text`]))
    expect(names).not.toContain(undefined)
    expect(new Set(names).size).toBe(sets.length)
  })
})

const monthNumber = (key = ''): number => Number(key.slice(0, 4)) * 12 + Number(key.slice(4))
