import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Background } from '@daykeep/rules/catalogue'
import { CONTENT_DIR } from '../sources/paths.ts'
import { loadListedCatalogue } from '@daykeep/rules/test-kit/listed-catalogue'

type Row = {
  readonly id: string
  readonly items?: Readonly<Record<string, { readonly price: number; readonly currency?: string }>>
}

const FACTS = join(CONTENT_DIR, '../rules/conformance/content-counts.json')
const PREFIX = 'backgrounds/'

const { cases } = JSON.parse(readFileSync(FACTS, 'utf8')) as { readonly cases: ReadonlyArray<Row> }
const sets = cases.filter(({ id, items }) => id.startsWith(PREFIX) && items !== undefined)
const scenes = Object.values<Background>(loadListedCatalogue().backgrounds)
const authored = new Set(scenes.map(({ set }) => set))

describe('the scenes', () => {
  it.each(sets.filter(({ id }) => authored.has(id.slice(PREFIX.length))))(
    'of $id are those of the table, in its order, at its prices',
    ({ id, items = {} }) => {
      const own = scenes.filter(({ set }) => `${PREFIX}${set}` === id)
      expect(own.map(({ key }) => key)).toEqual(Object.keys(items))
      expect(own.map(costs)).toEqual(
        Object.entries(items).map(([key, item]) => costs(FREE.has(key) ? { price: 0 } : item)),
      )
    },
  )

  it('are each a picture of its own, whatever the seed', () => {
    const listed = new Set(sets.flatMap(({ items = {} }) => Object.keys(items)))
    const pictures = scenes.filter(({ key }) => listed.has(key)).map(({ art }) => JSON.stringify({ ...art, seed: 0 }))
    expect(pictures.filter((picture, index) => pictures.indexOf(picture) !== index)).toEqual([])
  })
})

const CURRENCIES: Readonly<Record<string, string>> = { loginIncentive: 'incentive' }

/** The table wants 1 of an unnamed currency for one scene; what events give is free. docs/reference/content-facts.md 11. */
const FREE: ReadonlySet<string> = new Set(['on_a_strange_planet'])

const costs = ({ price, currency = 'gems' }: { readonly price: number; readonly currency?: string }): string =>
  `${price} ${CURRENCIES[currency] ?? currency}`
