import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Gear } from '@daykeep/rules/catalogue'
import { createRenderer, gearFacts, NEWCOMER, svgText } from '@daykeep/rules/pictures'
import { CONTENT_DIR } from '../sources/paths.ts'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { compileArt } from './compile-art.ts'

const { library } = compileArt(CONTENT_DIR)
const renderer = createRenderer(library)
const pieces = Object.values(loadCatalogue().gear)

/** In bytes, compressed, as a mail or an export carries one. */
const HEAVIEST = 6000

const GALA = /^(?:winter|spring|summer|fall)\d{4}/

describe('the pictures of gear', () => {
  it('are never the same for two pieces of one slot that come together', () => {
    expect(twins(pieces, comesWith, onTile)).toEqual([])
  })

  it('are never exactly the same for any two pieces of one slot', () => {
    const drawn = pieces.filter(({ group }) => group !== 'base')
    const alike = Object.values(Object.groupBy(drawn, (piece) => `${piece.type} ${onTile(piece)}`))
    expect(alike.filter((same = []) => same.length > 1).map((same = []) => same.map(({ key }) => key))).toEqual([])
  })

  it('dress everyone differently, whatever set they wear', () => {
    const sets = Object.entries(Object.groupBy(pieces, ({ set }) => set ?? '')).map(([set, worn]) => ({
      set,
      worn: worn ?? [],
    }))
    const whole = sets.filter(({ worn }) => new Set(worn.map(({ type }) => type)).size > 2)
    expect(whole.length).toBeGreaterThan(250)
    expect(
      twins(
        whole,
        () => 'anyone',
        ({ worn }) => dressed(worn),
      ),
    ).toEqual([])
  })

  it('keep a dressed avatar light', () => {
    const sets = Object.values(Object.groupBy(pieces, ({ set }) => set ?? ''))
    const weights = sets.map((worn = []) => gzipSync(dressed(worn)).length)
    expect(Math.max(...weights)).toBeLessThan(HEAVIEST)
  })

  it('name a drawing of their slot', () => {
    const missingArt = pieces.filter(({ type, art, group }) => {
      const template = art?.['template']
      return group !== 'base' && !(typeof template === 'string' && template in library.gear[type])
    })
    expect(missingArt.map(({ key }) => key)).toEqual([])
  })
})

/** Where a player sees it beside others: the gala, the month of the armoire or of subscribers, its shelf, else its set. */
const comesWith = ({ type, group, index, released, mystery, gearSet, set = '' }: Gear): string =>
  [type, group, GALA.exec(index)?.[0] ?? released ?? mystery ?? gearSet ?? set].join(' ')

const onTile = (piece: Gear): string => svgText(renderer.gear(piece.type, piece.art ?? {}, gearFacts(piece)), 'g-')

const dressed = (worn: ReadonlyArray<Gear>): string => {
  const gear = Object.fromEntries(worn.map((piece) => [piece.type, { ...piece.art, ...gearFacts(piece) }]))
  return svgText(renderer.avatar({ ...NEWCOMER, gear }), 'a-')
}

/** The places at which two things look the same. */
const twins = <Thing>(
  entries: ReadonlyArray<Thing>,
  place: (entry: Thing) => string,
  look: (entry: Thing) => string,
): ReadonlyArray<string> => {
  const places = Object.entries(Object.groupBy(entries, place))
  return places.flatMap(([name, pieces = []]) => (new Set(pieces.map(look)).size === pieces.length ? [] : [name]))
}
