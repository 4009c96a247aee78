import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { aDaily, aHabit, aReward, aTodo } from '../../../test-kit/index.ts'
import { colorOf } from './color-of.ts'

const rows = readFileSync(new URL('color-of.golden.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(2)
  .map((line) => line.split(','))

describe('the colour of a task', () => {
  it.each(rows)('at %s is %s', (value, color) => {
    for (const task of [aHabit, aDaily, aTodo]) expect(colorOf(task({ value: Number(value) }))).toBe(color)
  })

  it('is one of its own for rewards and samples, whatever their value', () => {
    expect(colorOf(aReward({ value: 100 }))).toBe('reward')
    expect(colorOf(aTodo({ value: -30, byHabitica: true }))).toBe('reward')
  })
})
