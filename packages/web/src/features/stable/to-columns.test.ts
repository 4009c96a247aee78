import { aUser } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { describe, expect, it } from 'vitest'
import { toColumns } from './to-columns.ts'
import { toRows } from './to-rows.ts'
import { toStalls } from './to-stalls.ts'
import { FIRST_CHOICES } from './view-choices.ts'

const catalogue = loadCatalogue()
const columns = (changes: Partial<typeof FIRST_CHOICES>) => {
  const choices = { ...FIRST_CHOICES, ...changes }
  return toColumns(catalogue, toRows(catalogue, toStalls(catalogue, aUser()), choices), choices).map(({ key }) => key)
}

describe('toColumns', () => {
  it('heads the columns with the ten colours, in their order', () => {
    expect(columns({}).slice(0, 3)).toEqual(['Base', 'White', 'Desert'])
    expect(columns({ kinds: ['drop', 'quest'] })).toHaveLength(10)
  })

  it('is empty where columns are no colours', () => {
    expect(columns({ by: 'potion' })).toEqual([])
    expect(columns({ kinds: ['drop', 'premium'] })).toEqual([])
    expect(columns({ search: 'no such beast' })).toEqual([])
  })
})
