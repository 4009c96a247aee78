import { describe, expect, it } from 'vitest'
import type { Mutant } from './mutant.ts'
import { sample } from './sample.ts'

const inFolder = (folder: string, count: number): ReadonlyArray<Mutant> =>
  Array.from({ length: count }, (_, index) => ({
    file: `${folder}/rule.ts`,
    line: index,
    start: index,
    end: index,
    from: '1',
    to: '2',
  }))

const mutants = [...inFolder('stats', 40), ...inFolder('day', 3), ...inFolder('shops', 40)]

describe('a sample of mutants', () => {
  it('is the same for the same seed, and another one for another', () => {
    expect(sample(mutants, 10, 'a')).toEqual(sample(mutants, 10, 'a'))
    expect(sample(mutants, 10, 'a')).not.toEqual(sample(mutants, 10, 'b'))
  })

  it('takes as many of each folder, as far as there are', () => {
    const counts = Object.entries(Object.groupBy(sample(mutants, 23, 'a'), ({ file }) => file))
    expect(counts.map(([file, { length } = []]) => [file, length])).toEqual([
      ['stats/rule.ts', 10],
      ['day/rule.ts', 3],
      ['shops/rule.ts', 10],
    ])
  })
})
