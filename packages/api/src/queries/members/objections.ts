import type { User } from '@daykeep/rules/model'
import { denialsOf, type Interaction, INTERACTIONS } from '@daykeep/rules/permissions'
import * as E from 'fp-ts/lib/Either.js'
import { invalidRequest, notFound } from '../../core/api-error.ts'
import type { PlayerHandler } from '../../core/handler.ts'
import { chooseLanguage } from '../../i18n/choose-language.ts'
import { translateRefusal } from '../../i18n/translate-message.ts'

/** Refuses interactionRequired, userWithIDNotFound. docs/reference/api.md 2.11 and 4.5. */
export const memberObjections: PlayerHandler<'memberObjections', 'store' | 'i18n'> =
  (app) =>
  async ({ input, player, languagePreferences }) => {
    const { toUserId, interaction } = input.params
    if (!isInteraction(interaction))
      return E.left(invalidRequest([{ param: 'interaction', key: 'interactionRequired', value: interaction }]))
    const other = await app.store.get<User>('users', toUserId.toLowerCase())
    if (other === undefined) return E.left(notFound('userWithIDNotFound', { userId: toUserId }))
    const language = chooseLanguage(app.i18n.languages, languagePreferences)
    const denials = denialsOf(interaction, player.body, other.body)
    return E.right({ data: denials.map((key) => translateRefusal(app.i18n, language, [key])), user: player })
  }

const isInteraction = (text: string): text is Interaction => (INTERACTIONS as ReadonlyArray<string>).includes(text)
