import * as E from 'fp-ts/lib/Either.js'
import type { AppContext } from '../core/app-context.ts'
import type { EndpointHandler } from '../core/handler.ts'
import { loadUser } from '../core/load-user.ts'
import { chooseLanguage } from '../i18n/choose-language.ts'
import { omittedFor } from './omitted-parts.ts'

/**
 * Everything the game contains, from a cache; mobile clients get less, and nobody what they filter out.
 * docs/reference/api.md 3.15.
 */
export const content: EndpointHandler<'content', 'content' | 'i18n' | 'store'> =
  (app) =>
  async ({ input, session, languagePreferences, client }) => {
    const { language: requested, filter = '' } = input.query
    const player =
      requested === undefined && session !== undefined ? await storedLanguage(app, session.userId) : undefined
    const language = chooseLanguage(app.i18n.languages, {
      ...languagePreferences,
      ...(requested === undefined ? {} : { query: requested }),
      ...(player === undefined ? {} : { player }),
    })
    const { tag, bodies } = await app.content(language, omittedFor(client), filter === '' ? [] : filter.split(','))
    return E.right({ bodies, etag: weak(tag) })
  }

/** Weak: the same for every encoding. */
const weak = (tag: string): string => `W/"${tag}"`

/** The language in a player's preferences, if there is one. */
export const storedLanguage = async (app: Pick<AppContext, 'store'>, userId: string): Promise<string | undefined> => {
  const user = await loadUser(app.store, userId)
  return E.isRight(user) ? user.right.body.preferences.language : undefined
}
