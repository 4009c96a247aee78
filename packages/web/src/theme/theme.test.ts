import { beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseTheme, chosenTheme, effectiveTheme, onThemeChanged } from './theme.ts'

beforeEach(() => localStorage.clear())

describe('the theme', () => {
  it('follows the system until somebody chooses', () => expect(chosenTheme()).toBe('system'))

  it('is remembered, drawn, and told to those who listen', () => {
    const listener = vi.fn()
    onThemeChanged(listener)
    chooseTheme('dark')
    expect([chosenTheme(), effectiveTheme()]).toEqual(['dark', 'dark'])
    expect(document.documentElement.dataset['theme']).toBe('dark')
    expect(listener).toHaveBeenCalledOnce()
  })

  it('takes an unknown word for no choice', () => {
    localStorage.setItem('daykeep.theme', 'sepia')
    expect(chosenTheme()).toBe('system')
  })
})
