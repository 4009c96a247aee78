import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idFrom, pick, roll, type Throws } from './dice.ts'

const THROWS = 40_000

describe('roll', () => {
  it('always gives a number from 0 up to, but never, 1', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (seed, name) => {
        const value = roll(seed, name)
        return value >= 0 && value < 1
      }),
      {
        examples: [
          ['', ''],
          ['user-1/0', 'score.crit'],
        ],
      },
    )
  })

  it('gives the same number for the same seed and name, on every machine and for ever', () => {
    expect(roll('user-1/7', 'armoire.roll')).toBe(0.29593805968761444)
    expect(roll('user-1/8', 'armoire.roll')).toBe(0.2910862567368895)
  })

  it.each([
    ['turns of one player', (index: number) => roll(`player/${index}`, 'score.crit')],
    ['names of one turn', (index: number) => roll('player/1', `score.crit/task-${index}`)],
  ])('falls evenly over the %s', (_, value) => {
    const tenths = Array.from({ length: 10 }, () => 0)
    for (let index = 0; index < THROWS; index += 1) {
      const tenth = Math.floor(value(index) * 10)
      tenths[tenth] = (tenths[tenth] ?? 0) + 1
    }
    const expected = THROWS / 10
    const chiSquared = tenths.reduce((total, count) => total + (count - expected) ** 2 / expected, 0)
    expect(chiSquared).toBeLessThan(27.88)
  })

  it('lets one throw say nothing about the next turn and the next name', () => {
    const turns = Array.from({ length: THROWS }, (_, turn) => roll(`player/${turn}`, 'score.drop'))
    const names = Array.from({ length: THROWS }, (_, turn) => roll(`player/${turn}`, 'score.item'))
    expect(Math.abs(correlation(turns.slice(1), turns.slice(0, -1)))).toBeLessThan(0.02)
    expect(Math.abs(correlation(turns, names))).toBeLessThan(0.02)
  })

  it('reads a table of throws, in which what is not named hits nothing', () => {
    expect(roll({ 'armoire.roll': 0.2 }, 'armoire.roll')).toBe(0.2)
    expect(roll({ 'armoire.roll': 0.2 }, 'score.crit')).toBe(0.9999)
  })
})

describe('pick', () => {
  it.each([
    [0, 'a'],
    [0.3333, 'a'],
    [0.3334, 'b'],
    [0.9999, 'c'],
  ])('takes at %d the element %s of three', (value, element) => {
    expect(pick({ draw: value }, 'draw', ['a', 'b', 'c'])).toBe(element)
  })

  it('takes nothing of an empty list', () => {
    expect(pick('seed', 'draw', [])).toBeUndefined()
  })
})

describe('idFrom', () => {
  it('makes ids that read as UUIDs, another for each name', () => {
    const ids = Array.from({ length: 1000 }, (_, index) => idFrom('player/1', `note/${index}`))
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each([
    [0, '00000000-0000-4000-8000-000000000000'],
    [0.25, '40000000-4000-4400-9400-400000400000'],
    [0.5, '80000000-8000-4800-a800-800000800000'],
    [0.9999, 'fff97247-fff9-4fff-bfff-fff972fff972'],
  ])('writes throws of %d out as %s', (value, id) => {
    const names = ['0', '1', '2', 'variant', '3', '4', '5'].map((part) => [`note/${part}`, value])
    expect(idFrom(Object.fromEntries(names) as Throws, 'note')).toBe(id)
  })

  it('makes the same ids for ever', () =>
    expect(idFrom('player/1', 'note')).toBe('4375f858-6cde-47a0-bbce-5f1d6f68c2db'))
})

const mean = (values: ReadonlyArray<number>): number => values.reduce((sum, value) => sum + value, 0) / values.length

const correlation = (a: ReadonlyArray<number>, b: ReadonlyArray<number>): number => {
  const [meanA, meanB] = [mean(a), mean(b)]
  const product = mean(a.map((value, index) => (value - meanA) * ((b[index] ?? 0) - meanB)))
  return (
    product / Math.sqrt(mean(a.map((value) => (value - meanA) ** 2)) * mean(b.map((value) => (value - meanB) ** 2)))
  )
}
