import { describe, expect, it } from 'vitest'
import { applyMutant } from './mutant.ts'
import { mutantsOf } from './mutants-of.ts'

const changes = (source: string) => mutantsOf('rule.ts', source).map((mutant) => applyMutant(source, mutant))

describe('the mutants of a rule file', () => {
  it('have each constant one larger, and a fraction half as large again', () =>
    expect(changes('export const FEEDING = { liked: 5, luck: 0.5 } as const')).toEqual([
      'export const FEEDING = { liked: 6, luck: 0.5 } as const',
      'export const FEEDING = { liked: 5, luck: 0.75 } as const',
    ]))

  it('move the edge of a comparison, and turn a choice and a yes around', () =>
    expect(changes('const f = (a: number) => a < b && true')).toEqual([
      'const f = (a: number) => a < b || true',
      'const f = (a: number) => a <= b && true',
      'const f = (a: number) => a < b && false',
    ]))

  it('take the other of two bounds and of two ways to round', () =>
    expect(changes('Math.min(a, Math.floor(b))')).toEqual(['Math.max(a, Math.floor(b))', 'Math.min(a, Math.ceil(b))']))

  it('leave types, keys, imports and joined texts alone', () =>
    expect(
      changes("import x from './a.ts'\ntype T = 1 | 2\nconst m = { 1: x } as { 1: T }\nconst s = 'a' + x"),
    ).toEqual([]))

  it('know the line', () => expect(mutantsOf('rule.ts', '\n\nf(1)')).toMatchObject([{ line: 3, from: '1', to: '2' }]))
})
