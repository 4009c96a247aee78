import { describe, expect, it } from 'vitest'
import { aHabit, aTodo } from '../../../test-kit/index.ts'
import { asKey, type TagId } from '../../model/index.ts'
import { hasTags, matchesSearch } from './search.ts'

const todo = aTodo({
  text: 'Walk the dog',
  notes: 'before Lunch',
  checklist: [{ id: 'a', text: 'Red leash', completed: false }],
})

describe('the search', () => {
  it.each([['WALK'], ['lunch'], ['red L'], [''], ['  dog ']])('finds a task by %j', (search) => {
    expect(matchesSearch(todo, search)).toBe(true)
  })

  it.each([['cat'], ['leash red']])('does not find it by %j', (search) => {
    expect(matchesSearch(todo, search)).toBe(false)
    expect(matchesSearch(aHabit(), search)).toBe(false)
  })
})

describe('the choice of tags', () => {
  const tags = (...names: ReadonlyArray<string>): ReadonlyArray<TagId> => names.map((name) => asKey(name))

  it('shows tasks that carry all of them', () => {
    const tagged = aTodo({ tags: tags('work', 'home') })
    expect(hasTags(tagged, tags('work', 'home'))).toBe(true)
    expect(hasTags(tagged, tags('work', 'sport'))).toBe(false)
    expect(hasTags(aTodo(), [])).toBe(true)
  })
})
