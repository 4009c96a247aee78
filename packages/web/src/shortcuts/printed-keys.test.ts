import { describe, expect, it } from 'vitest'
import { printedKeys } from './printed-keys.ts'

describe('printedKeys', () => {
  it.each([
    ['g t', [['g'], ['t']]],
    ['$mod+k', [['Ctrl', 'k']]],
    ['[Shift]+?', [['?']]],
    ['+', [['+']]],
    ['Alt+ArrowUp', [['Alt', '↑']]],
  ])('prints %s', (keys, printed) => expect(printedKeys(keys, false)).toEqual(printed))

  it('knows the keyboards of Apple', () => expect(printedKeys('$mod+k', true)).toEqual([['⌘', 'k']]))
})
