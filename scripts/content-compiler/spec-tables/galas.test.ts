import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { galaSets, SEASONS } from '@daykeep/rules/calendar'
import { loadCatalogue, loadTexts } from '../load-catalogue.ts'

type Figures = {
  readonly v: number
  readonly str?: number
  readonly int?: number
  readonly con?: number
  readonly per?: number
  readonly twoHanded?: true
  readonly specialClass: string
  readonly set: string
}
type Row = {
  readonly id: string
  readonly counts?: Readonly<Record<string, number>>
  readonly items?: Readonly<Record<string, Figures>>
}

const FACTS = new URL('../../../packages/rules/conformance/content-counts.json', import.meta.url)
const rows = (JSON.parse(readFileSync(FACTS, 'utf8')) as { readonly cases: ReadonlyArray<Row> }).cases

const sets = galaSets(loadCatalogue())
const pieces = sets.flatMap((set) => set.pieces)
const { content } = loadTexts()['en']!

/** The last gala of the facts; those after it are ours. */
const LAST = 2026 * SEASONS.length + SEASONS.indexOf('spring')
const orderOf = ({ season, year }: { readonly season: string; readonly year: number }): number =>
  year * SEASONS.length + SEASONS.findIndex((name) => name === season)
/** The last gala that these tests name; those after it are the designer's. */
const LAST_NAMED = 2028 * SEASONS.length + SEASONS.indexOf('winter')
const listed = <Of extends { readonly season: string; readonly year: number }>(of: ReadonlyArray<Of>) =>
  of.filter((one) => orderOf(one) <= LAST)

describe('gear of the galas', () => {
  it.each(SEASONS)('has every piece of %s that the facts list, with its figures', (season) => {
    const items = rows.find(({ id }) => id === `gear/season/${season}`)?.items ?? {}
    const figures = listed(pieces.filter((piece) => piece.season === season)).map((piece) => [
      piece.key,
      {
        v: piece.value,
        ...Object.fromEntries(STATS.flatMap((stat) => (piece[stat] === 0 ? [] : [[stat, piece[stat]]]))),
        ...(piece.twoHanded ? { twoHanded: true } : {}),
        specialClass: piece.specialClass,
        set: piece.set,
      },
    ])
    expect(Object.fromEntries(figures)).toEqual(items)
  })

  it('has as many pieces in each set as the facts count', () => {
    const counts = rows.find(({ id }) => id === 'gear/bySeasonSet')?.counts ?? {}
    const named = listed(sets).filter(({ key }) => SEASONS.some((season) => key.startsWith(season)))
    const actual = Object.fromEntries(named.map(({ key, pieces: own }) => [key, own.length]))
    expect({ ...actual, ...OF_THE_ARMOIRE }).toEqual(counts)
  })

  it('goes on through the winter of 2028 and leaves no gala out', () => {
    const galas = new Set(sets.map(orderOf))
    const first = orderOf({ season: 'winter', year: 2014 })
    const all = Array.from({ length: LAST_NAMED - first + 1 }, (_, index) => first + index)
    expect(all.filter((gala) => !galas.has(gala))).toEqual([])
  })

  it('dresses all four classes at every gala, each in a palette of its own', () => {
    const classes = new Map(sets.map((set) => [`${set.season}${set.year}${set.class}`, set.key]))
    expect(classes.size).toBe(sets.length)
    expect(sets.length % 4).toBe(0)
    const named = sets.filter((set) => orderOf(set) <= LAST_NAMED)
    const palettes = named.map((set) => [...new Set(set.pieces.map(({ art }) => JSON.stringify(art['palette'])))])
    expect(palettes.filter((own) => own.length !== 1)).toEqual([])
    expect(new Set(palettes.flat()).size).toBe(named.length)
  })

  it('names each set, and no two alike', () => {
    const names = sets.map(({ key }) => JSON.stringify(content[`galaSets.${key}.text`]))
    expect(names).not.toContain(undefined)
    expect(new Set(names).size).toBe(sets.length)
  })

  it('calls what rogues hold on both sides by one name, but in the galas where it differs', () => {
    const rogues = sets.filter((set) => set.class === 'rogue' && orderOf(set) <= LAST_NAMED)
    const nameOf = (slot: string, pieceName: string) =>
      JSON.stringify(content[`gear.${slot}_special_${pieceName}.text`])
    const unlike = rogues.filter(({ pieces: [first] }) => {
      const name = first?.index ?? ''
      return nameOf('weapon', name) !== nameOf('shield', name)
    })
    expect(unlike.map(({ season, year }) => `${season} ${year}`)).toEqual([
      'fall 2018',
      'fall 2020',
      'fall 2023',
      'spring 2024',
    ])
  })
})

/** A set that is called after a season, and counted among them, but comes from the armoire. */
const OF_THE_ARMOIRE = { springPetalSet: 2 }

const STATS = ['str', 'int', 'con', 'per'] as const
