import { beforeAll, describe, expect, it } from 'vitest'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import type { Report } from './report/figures.ts'
import { htmlOf } from './report/html.ts'
import { textOf } from './report/text.ts'
import { simulate } from './simulate.ts'
import { TEMPERAMENTS } from './temperament.ts'

const catalogue = loadCatalogue()
const run = (seed: string, workers: number) =>
  simulate({ catalogue, players: 40, days: 25, seed, workers, onProgress: () => undefined })

let report: Report
beforeAll(async () => {
  report = await run('spring', 1)
}, 60_000)

const middle = (temperament: string, measure: string): number =>
  report.figures.find((figures) => figures.temperament === temperament)?.measures[measure]?.at[2] ?? Number.NaN

describe('the economy simulator', () => {
  it('tells the same to the byte for the same seed, with one worker or two', async () => {
    const again = await run('spring', 2)
    expect(JSON.stringify(again)).toBe(JSON.stringify(report))
    expect(textOf(again)).toBe(textOf(report))
    expect(htmlOf(again)).toBe(htmlOf(report))
  }, 60_000)

  it('tells something else for another seed', async () => {
    expect(textOf(await run('autumn', 2))).not.toBe(textOf({ ...report, seed: 'autumn' }))
  }, 60_000)

  it('has players of every temperament, all of whom are counted', () => {
    expect(report.figures.map(({ temperament }) => temperament)).toEqual(TEMPERAMENTS)
    expect(report.figures.reduce((sum, { players }) => sum + players, 0)).toBe(40)
  })

  it('lets those who do more come further', () => {
    expect(middle('steady', 'level')).toBeGreaterThan(middle('weekend', 'level'))
    expect(middle('steady', 'level')).toBeGreaterThan(middle('struggling', 'level'))
    expect(middle('steady', 'level')).toBeGreaterThan(1)
  })

  it('lets parties win quests', () => expect(report.questLength.count).toBeGreaterThan(0))
})
