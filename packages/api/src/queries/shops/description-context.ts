import type { AuthenticatedRequest } from '../../core/api-request.ts'
import type { AppContext } from '../../core/app-context.ts'
import type { DescriptionContext } from '../../content/index.ts'
import { chooseLanguage } from '../../i18n/choose-language.ts'

/** What items are described by, in the language of the answer. */
export const descriptionContext = (
  app: Pick<AppContext, 'catalogue' | 'i18n'>,
  { player, languagePreferences }: AuthenticatedRequest,
): DescriptionContext => ({
  catalogue: app.catalogue,
  i18n: app.i18n,
  language: chooseLanguage(app.i18n.languages, languagePreferences),
  user: player.body,
})
