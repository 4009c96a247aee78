import { describe, expect, it } from 'vitest'
import { languageFor } from './language.ts'

const LANGUAGES = ['en', 'de', 'pt_BR']

describe('languageFor', () => {
  it.each([
    [{ query: 'de', player: 'pt_BR', header: 'en' }, 'de'],
    [{ query: 'xx', player: 'de' }, 'en'],
    [{ player: 'pt_BR', header: 'de' }, 'pt_BR'],
    [{ player: 'xx', header: 'de' }, 'en'],
    [{ header: 'fr, de;q=0.5, en;q=0.8' }, 'en'],
    [{ header: 'fr, de-AT;q=0.9' }, 'de'],
    [{ header: 'pt-br' }, 'pt_BR'],
    [{ header: 'de;q=0, fr' }, 'en'],
    [{ header: '' }, 'en'],
    [{}, 'en'],
  ])('of %j is %s', (wishes, language) => {
    expect(languageFor(LANGUAGES, wishes)).toBe(language)
  })
})
