import { describe, expect, it } from 'vitest'
import { choicesFor } from './tag-choices.ts'

const tags = [
  { id: 'w', name: 'Work' },
  { id: 'h', name: 'Homework' },
]
const names = (typed: string, mayCreate = true) =>
  choicesFor(tags, typed, mayCreate).map((choice) => (choice.type === 'tag' ? choice.tag.name : `new ${choice.name}`))

describe('the tags offered for what is typed', () => {
  it('are all, as long as nothing is typed', () => expect(names('')).toEqual(['Work', 'Homework']))
  it('are those whose names hold it, in any case', () => expect(names('WORK', false)).toEqual(['Work', 'Homework']))
  it('are joined by a new one, unless one is named so', () => {
    expect(names(' home ')).toEqual(['Homework', 'new home'])
    expect(names('work')).toEqual(['Work', 'Homework'])
  })
})
