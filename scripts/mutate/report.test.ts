import { expect, it } from 'vitest'
import { reportOf } from './report.ts'

const mutant = { file: 'stats/level.ts', line: 7, start: 0, end: 1, from: '<', to: '<=' }

it('tells the share that the tests noticed, endless ones included, and names what survived or could not be tried', () =>
  expect(
    reportOf([
      { mutant, status: 'survived' },
      { mutant: { ...mutant, file: 'day/buffs.ts' }, status: 'caught' },
      { mutant: { ...mutant, line: 9 }, status: 'endless' },
      { mutant: { ...mutant, file: 'day/pins.ts' }, status: 'untried' },
    ]).map((line) => line.replace(/ +/g, ' ')),
  ).toEqual([
    'stats 1 of 2 50.0 %',
    'day 1 of 1 100.0 %',
    'all 2 of 3 66.7 %',
    '',
    'survived:',
    ' stats/level.ts:7 < -> <=',
    '',
    'untried:',
    ' day/pins.ts:7 < -> <=',
  ]))
