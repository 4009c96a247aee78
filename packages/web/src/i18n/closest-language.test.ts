import { describe, expect, it } from 'vitest'
import { closestLanguage } from './closest-language.ts'

describe('closestLanguage', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['pt-BR'], 'pt_BR'],
    [['pt-PT'], 'pt'],
    [['xx', 'fr'], 'fr'],
    [['xx'], 'en'],
    [[], 'en'],
  ])('for %j takes %s', (preferred, expected) => {
    expect(closestLanguage(preferred, ['en', 'de', 'fr', 'pt', 'pt_BR'])).toBe(expected)
  })
})
