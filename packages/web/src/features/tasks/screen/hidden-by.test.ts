import { asKey } from '@daykeep/rules/model'
import { aHabit, aPlayer, aUser } from '@daykeep/rules/test-kit'
import { describe, expect, it } from 'vitest'
import { hiddenBy, createdTasks } from './hidden-by.ts'

const [old, made] = [aHabit({ _id: asKey('old') }), aHabit({ _id: asKey('made'), text: 'Run' })]
const nothing = { search: '', tags: [] }

describe('what was added', () => {
  it('is what was not there before', () => {
    expect(createdTasks(aPlayer(aUser(), [old]), aPlayer(aUser(), [old, made]))).toEqual([made])
  })

  it('is out of sight when the filter or the search does not show it', () => {
    expect(hiddenBy([made], 'all', nothing)).toEqual([])
    expect(hiddenBy([made], 'greenblue', nothing)).toEqual([made])
    expect(hiddenBy([made], 'all', { ...nothing, search: 'swim' })).toEqual([made])
  })
})
