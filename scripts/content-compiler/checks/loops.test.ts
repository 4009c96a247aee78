import { describe, expect, it } from 'vitest'
import type { DecodedFile } from '../file-kinds/index.ts'
import { loopIssues } from './loops.ts'

describe('keys that were retired', () => {
  it.each([
    ['one whose successor stays', { gear: { a: 'b' } }, []],
    ['one after the other, with an end', { gear: { a: 'b', b: 'c' } }, []],
    ['one that stands for itself', { gear: { a: 'a' } }, ['gear.a -> gear.a']],
    ['two that stand for each other', { gear: { a: 'b', b: 'a' } }, ['gear.a -> gear.b -> gear.a']],
    ['alike in two kinds', { gear: { a: 'b' }, eggs: { b: 'a' } }, []],
    ['one without a successor', { gear: { a: null } }, []],
    ['one without a successor, beside a key called null', { gear: { a: null, null: 'a' } }, []],
    ['a round beside one without a successor', { gear: { a: null, b: 'b' } }, ['gear.b -> gear.b']],
  ])('are a loop only where their successors come back: %s', (_, value, rounds) =>
    expect(loopIssues([retired(value)])).toEqual(
      rounds.map((round) => ({
        severity: 'error',
        file: 'data/retired.json',
        path: round.split(' ')[0]!.split('.'),
        message: `these keys stand for each other: ${round}`,
      })),
    ),
  )
})

const retired = (value: object): DecodedFile => ({
  path: 'data/retired.json',
  kind: 'retired',
  value,
  entries: [],
  links: [],
  issues: [],
})
