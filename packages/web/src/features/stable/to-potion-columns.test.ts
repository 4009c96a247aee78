import { aUser } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { describe, expect, it } from 'vitest'
import { toPotionColumns } from './to-potion-columns.ts'
import { toRows } from './to-rows.ts'
import { toStalls } from './stall/to-stalls.ts'
import { DEFAULT_CHOICES } from './view-choices.ts'

const catalogue = loadCatalogue()
const columns = (changes: Partial<typeof DEFAULT_CHOICES>) => {
  const choices = { ...DEFAULT_CHOICES, ...changes }
  return toPotionColumns(catalogue, toRows(catalogue, toStalls(catalogue, aUser()), choices), choices).map(
    ({ key }) => key,
  )
}

describe('toPotionColumns', () => {
  it('has the ten potions in their order', () => {
    expect(columns({}).slice(0, 3)).toEqual(['Base', 'White', 'Desert'])
    expect(columns({ kinds: ['drop', 'quest'] })).toHaveLength(10)
  })

  it('is empty if the columns are not potions', () => {
    expect(columns({ by: 'potion' })).toEqual([])
    expect(columns({ kinds: ['drop', 'premium'] })).toEqual([])
    expect(columns({ search: 'no such beast' })).toEqual([])
  })
})
