import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aUser, changedButEqual, loadCatalogue } from '../../test-kit/index.ts'
import { type Transformation, TRANSFORMATIONS } from '../catalogue/index.ts'
import { beHit } from './throw-item.ts'

const catalogue = loadCatalogue()
const NO_TASKS = {}

describe('being hit', () => {
  it('keeps the identity of what it does not change, also by what one is under already', () => {
    const key = fc.constantFrom(...TRANSFORMATIONS)
    const law = fc.property(key, key, (worn, thrown) => {
      const user = aUser({ stats: { buffs: { [worn]: true } } })
      const hit = beHit(catalogue, itemOf(thrown), 1)(user).state
      expect(changedButEqual({ user, tasks: NO_TASKS }, { user: hit, tasks: NO_TASKS })).toEqual([])
    })
    fc.assert(law, {
      examples: [
        ['snowball', 'snowball'],
        ['snowball', 'seafoam'],
      ],
    })
  })
})

const itemOf = (key: (typeof TRANSFORMATIONS)[number]): Transformation => {
  const item = catalogue.transformations[key]
  if (item === undefined) throw new Error(`no transformation ${key}`)
  return item
}
