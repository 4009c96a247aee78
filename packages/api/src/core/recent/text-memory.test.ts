import { expect, it } from 'vitest'
import { createTextMemory } from './text-memory.ts'

it('makes what belongs to a text once, and remembers a limited number of texts', () => {
  const memory = createTextMemory<string>()
  const made: string[] = []
  const lengthOf = (text: string): string =>
    memory(text, () => {
      made.push(text)
      return `${text.length}`
    })
  expect([lengthOf('ann'), lengthOf('ann')]).toEqual(['3', '3'])
  expect(made).toEqual(['ann'])
  for (let number = 0; number < 1000; number += 1) lengthOf(`${number}`)
  expect(lengthOf('ann')).toBe('3')
  expect(made.filter((text) => text === 'ann')).toHaveLength(2)
})
