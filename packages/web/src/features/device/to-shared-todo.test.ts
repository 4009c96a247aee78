import { describe, expect, it } from 'vitest'
import { toSharedTodo, withoutShared } from './to-shared-todo.ts'

const shared = (search: string) => toSharedTodo(new URLSearchParams(search))

describe('what another app shares', () => {
  it('is a to-do by its title, with text and address as notes', () =>
    expect(shared('share-title=An article&share-text=Worth it&share-url=https://a.example')).toEqual({
      type: 'todo',
      text: 'An article',
      notes: 'Worth it\n\nhttps://a.example',
    }))

  it('is named by what there is, and says nothing twice', () => {
    expect(shared('share-title=&share-text=Buy milk%0Aand bread')).toMatchObject({
      text: 'Buy milk',
      notes: 'and bread',
    })
    expect(shared('share-text=https://a.example&share-url=https://a.example')).toMatchObject({
      text: 'https://a.example',
      notes: '',
    })
  })

  it.each(['', 'share-title=%20', 'tag=home'])('is no to-do for "%s"', (search) =>
    expect(shared(search)).toBeUndefined(),
  )

  it('leaves the address', () =>
    expect(withoutShared(new URLSearchParams('share-title=a&tag=home&share-url=b')).toString()).toBe('tag=home'))
})
