import { describe, expect, it } from 'vitest'
import { hasText, MISSING_TEXT, t } from './index.ts'

describe('t', () => {
  it('puts values into a text, with its plural', () => {
    expect(t('common.charactersLeft', { left: 1, shown: '1' })).toBe('1 character left')
    expect(t('common.charactersLeft', { left: 20, shown: '20' })).toBe('20 characters left')
  })

  it('has one answer for a text that nobody wrote', () => {
    expect(t('nowhere.nothing')).toBe(MISSING_TEXT)
    expect(hasText('nowhere.nothing')).toBe(false)
    expect(hasText('common.close')).toBe(true)
  })
})
