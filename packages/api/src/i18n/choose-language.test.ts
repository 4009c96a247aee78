import type { IncomingMessage, ServerResponse } from 'node:http'
import Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { chooseLanguage, type LanguagePreferences } from './choose-language.ts'

const LANGUAGES = ['en', 'de', 'pt_BR']

describe('chooseLanguage', () => {
  it.each<[preferences: LanguagePreferences & { readonly header?: string }, language: string]>([
    [{ query: 'de', player: 'pt_BR', header: 'en' }, 'de'],
    [{ query: 'xx', player: 'de' }, 'en'],
    [{ player: 'pt_BR', header: 'de' }, 'pt_BR'],
    [{ player: 'xx', header: 'de' }, 'en'],
    [{ header: 'fr, de;q=0.5, en;q=0.8' }, 'en'],
    [{ header: 'fr, de-AT;q=0.9' }, 'de'],
    [{ header: 'en-GB, de;q=0.9, en;q=0.8' }, 'en'],
    [{ header: 'pt-br' }, 'pt_BR'],
    [{ header: 'de;q=0, fr' }, 'en'],
    [{ header: '*' }, 'en'],
    [{ header: '' }, 'en'],
    [{}, 'en'],
  ])('of %j is %s', ({ header, ...preferences }, language) => {
    expect(chooseLanguage(LANGUAGES, { ...preferences, accepted: acceptedTags(header) })).toBe(language)
  })
})

/** The tags of a header as Koa reads them. */
const acceptedTags = (header: string | undefined): ReadonlyArray<string> => {
  const headers = header === undefined ? {} : { 'accept-language': header }
  const ctx = new Koa().createContext({ headers } as IncomingMessage, {} as ServerResponse)
  return ctx.acceptsLanguages()
}
