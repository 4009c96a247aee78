import { describe, expect, it } from 'vitest'
import { extendSelection } from './extend-selection.ts'
import { createSelection } from '../card/index.ts'

const COLUMN = ['a', 'b', 'c', 'd']
const selected = (act: (selection: ReturnType<typeof createSelection>) => void) => {
  const selection = createSelection()
  act(selection)
  return [...(selection.get()?.ids ?? ['none'])]
}

describe('the selection', () => {
  it('takes a card in and out', () => {
    expect(selected((it) => it.toggle('a'))).toEqual(['a'])
    expect(selected((it) => ['a', 'b', 'a'].forEach(it.toggle))).toEqual(['b'])
  })

  it('goes from the last card to another one, up and down', () => {
    expect(selected((it) => (it.toggle('b'), extendSelection(it, 'd', COLUMN)))).toEqual(['b', 'c', 'd'])
    expect(selected((it) => (it.toggle('c'), extendSelection(it, 'a', COLUMN))).toSorted()).toEqual(['a', 'b', 'c'])
  })

  it('takes one card alone where the last one stands in another column', () => {
    expect(selected((it) => (it.toggle('x'), extendSelection(it, 'c', COLUMN)))).toEqual(['x', 'c'])
  })

  it('begins with nothing and ends with nothing', () => {
    expect(selected((it) => it.begin())).toEqual([])
    expect(selected((it) => (it.toggle('a'), it.begin()))).toEqual(['a'])
    expect(selected((it) => (it.toggle('a'), it.end()))).toEqual(['none'])
  })
})
