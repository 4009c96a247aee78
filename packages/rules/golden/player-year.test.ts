import { describe, expect, it } from 'vitest'
import { loadListedCatalogue } from '../test-kit/index.ts'
import { goldenLines } from './golden-file.ts'
import { playYear } from './player-year.ts'
import { yearLog } from './year-log.ts'

const FILE = new URL('./player-year.golden.txt', import.meta.url)

describe('a year of one player', () => {
  const steps = playYear(loadListedCatalogue())
  const actual = yearLog(steps)
  const golden = goldenLines(FILE, actual)

  it('is line by line the year that is written down', () => {
    const line = actual.findIndex((text, index) => text !== golden[index])
    expect(line === -1 && actual.length === golden.length ? 'the same game' : changedGame(line, actual, golden)).toBe(
      'the same game',
    )
  })

  it('is played with many commands, most of them granted', () => {
    const granted = steps.filter(({ result }) => result._tag === 'Right')
    expect(granted.length / steps.length).toBeGreaterThan(0.9)
    expect(new Set(granted.map(({ name }) => name)).size).toBeGreaterThan(30)
  })
})

const changedGame = (line: number, actual: ReadonlyArray<string>, golden: ReadonlyArray<string>): string => {
  const at = line === -1 ? actual.length : line
  return [
    `A changed line is a changed game: line ${at + 1} of packages/rules/golden/player-year.golden.txt`,
    `  was  ${golden[at] ?? '(the end)'}`,
    `  is   ${actual[at] ?? '(the end)'}`,
    'If the game is meant to change, write the year anew and look at the difference:',
    '  WRITE_GOLDEN=1 npx vitest run --config vitest.config.ts --project rules packages/rules/golden',
  ].join('\n')
}
