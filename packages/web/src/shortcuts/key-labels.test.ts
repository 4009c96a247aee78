import { describe, expect, it } from 'vitest'
import { keyLabels } from './key-labels.ts'

describe('keyLabels', () => {
  it.each([
    ['g t', [['g'], ['t']]],
    ['$mod+k', [['Ctrl', 'k']]],
    ['[Shift]+?', [['?']]],
    ['+', [['+']]],
    ['Alt+ArrowUp', [['Alt', '↑']]],
  ])('prints %s', (keys, printed) => expect(keyLabels(keys, false)).toEqual(printed))

  it('knows the keyboards of Apple', () => expect(keyLabels('$mod+k', true)).toEqual([['⌘', 'k']]))
})
