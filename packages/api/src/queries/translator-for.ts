import type { AuthenticatedRequest } from '../core/api-request.ts'
import type { AppContext } from '../core/app-context.ts'
import { chooseLanguage } from '../i18n/choose-language.ts'
import { createTranslator, type Translator } from '../i18n/translator.ts'

/** Translates into the language of the answer. */
export const translatorFor = (
  { i18n }: Pick<AppContext, 'i18n'>,
  { languagePreferences }: Pick<AuthenticatedRequest, 'languagePreferences'>,
): Translator => createTranslator(i18n, chooseLanguage(i18n.languages, languagePreferences))
