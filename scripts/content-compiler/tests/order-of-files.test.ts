import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { galaAt, onSale, runningEvents } from '@daykeep/rules/calendar'
import type { Catalogue, SaleKind } from '@daykeep/rules/catalogue'
import { compileData } from '../compile-data.ts'
import { DAY } from '@daykeep/rules/kernel'
import { artNames } from '../art/art-names.ts'
import { iconsIn } from '../check-content.ts'
import { CONTENT_DIR } from '../sources/paths.ts'
import type { SourceFile } from '../sources/source-file.ts'
import { readContent } from '../sources/read-content.ts'

const content = readContent(CONTENT_DIR)
const art = artNames(CONTENT_DIR, iconsIn(content))
const compiled = (files: ReadonlyArray<SourceFile>): Catalogue => {
  const { catalogue } = compileData({ files, texts: [], art, released: {} })
  if (catalogue === undefined) throw new Error('the content has errors')
  return catalogue
}

const inOrder = compiled(content.data)

const KINDS: ReadonlyArray<SaleKind> = [
  'petQuests',
  'hatchingPotionQuests',
  'bundles',
  'premiumHatchingPotions',
  'cards',
  'seasonalSpells',
  'seasonalQuests',
  'customizations',
  'seasonalGear',
  'timeTravelers',
  'backgrounds',
]

/** What two years' days have on sale at noon, a line a day. */
const calendarOf = (catalogue: Catalogue): ReadonlyArray<string> =>
  Array.from({ length: 730 }, (_, day) => {
    const noon = Date.parse('2026-01-01T12:00:00Z') + day * DAY
    const events = runningEvents(catalogue, noon).map(({ key }) => key)
    return JSON.stringify([galaAt(noon), events, KINDS.map((kind) => onSale(catalogue, kind, noon))])
  })

describe('the order in which files are read', { timeout: 30_000 }, () => {
  it('changes nothing on any day of the golden calendar', () => {
    const reversed = compiled(content.data.toReversed())
    expect(calendarOf(reversed)).toEqual(calendarOf(inOrder))
  })

  it('changes nothing of the catalogue', () => {
    const law = fc.property(fc.shuffledSubarray([...content.data], { minLength: content.data.length }), (files) => {
      expect(JSON.stringify(compiled(files)) === JSON.stringify(inOrder)).toBe(true)
    })
    fc.assert(law, { numRuns: 3 })
  })
})
