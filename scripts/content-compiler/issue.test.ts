import { describe, expect, it } from 'vitest'
import { showPath } from './issue.ts'

describe('the path of an issue', () => {
  it.each([
    ['a field', ['month'], 'month'],
    ['a field of a field', ['drop', 'gp'], 'drop.gp'],
    ['an entry of a list', ['items', 0], 'items[0]'],
    ['a field of an entry', ['drop', 'items', 12, 'key'], 'drop.items[12].key'],
    ['an entry of a list in a list', ['rows', 1, 2], 'rows[1][2]'],
    ['an entry of a file that is a list', [3, 'key'], '[3].key'],
    ['a field that is called as a number', ['days', '7'], 'days.7'],
    ['the file as a whole', [], '-'],
  ])('is shown as a designer would write it: %s', (_, path, text) => expect(showPath(path)).toBe(text))
})
