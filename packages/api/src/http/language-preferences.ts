import type { Context } from 'koa'
import type { LanguagePreferences } from '../i18n/choose-language.ts'

/** What a request says about language, apart from the player's own. Most say nothing, and nothing is parsed. */
export const languagePreferencesOf = (ctx: Context): LanguagePreferences => {
  const lang = ctx.querystring === '' ? undefined : ctx.query['lang']
  const accepted = ctx.headers['accept-language'] === undefined ? [] : ctx.acceptsLanguages()
  return { query: typeof lang === 'string' ? lang : undefined, accepted }
}
