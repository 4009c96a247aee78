import { expect, it } from 'vitest'
import { createTextMemory } from './text-memory.ts'

it('makes what belongs to a text once, and remembers a limited number of texts', () => {
  const memory = createTextMemory<string>()
  const computed: string[] = []
  const lengthOf = (text: string): string =>
    memory(text, () => {
      computed.push(text)
      return `${text.length}`
    })
  expect([lengthOf('ann'), lengthOf('ann')]).toEqual(['3', '3'])
  expect(computed).toEqual(['ann'])
  for (let number = 0; number < 1000; number += 1) lengthOf(`${number}`)
  expect(lengthOf('ann')).toBe('3')
  expect(computed.filter((text) => text === 'ann')).toHaveLength(2)
})
