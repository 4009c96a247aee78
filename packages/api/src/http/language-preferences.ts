import type { Context } from 'koa'
import type { LanguagePreferences } from '../i18n/choose-language.ts'

/** What a request says about language, apart from the player's own. */
export const languagePreferencesOf = (ctx: Context): LanguagePreferences => {
  const { lang } = ctx.query
  return { query: typeof lang === 'string' ? lang : undefined, accepted: ctx.acceptsLanguages() }
}
