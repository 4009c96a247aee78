import { asKey } from '@daykeep/rules/model'
import { aHabit, aPlayer, aUser } from '@daykeep/rules/test-kit'
import { describe, expect, it } from 'vitest'
import { hiddenOf, madeBetween } from './hidden-of.ts'

const [old, made] = [aHabit({ _id: asKey('old') }), aHabit({ _id: asKey('made'), text: 'Run' })]
const nothing = { search: '', tags: [] }

describe('what was added', () => {
  it('is what was not there before', () => {
    expect(madeBetween(aPlayer(aUser(), [old]), aPlayer(aUser(), [old, made]))).toEqual([made])
  })

  it('is out of sight when the filter or the search does not show it', () => {
    expect(hiddenOf([made], 'all', nothing)).toEqual([])
    expect(hiddenOf([made], 'greenblue', nothing)).toEqual([made])
    expect(hiddenOf([made], 'all', { ...nothing, search: 'swim' })).toEqual([made])
  })
})
