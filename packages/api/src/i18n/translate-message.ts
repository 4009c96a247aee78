import type { Message, RefusalParams } from '@daykeep/rules/kernel'
import { NAME_ID, translateName } from './translate-name.ts'
import type { I18n } from './i18n.ts'

/** The message of a command. */
export const translateMessage = (i18n: I18n, language: string, { key, params = {} }: Message): string =>
  i18n.translate(language, [`messages.${key}`, `api.${key}`], withTranslatedNames(i18n, language, params)) ?? key

/** The message of a refusal: that of the first key that has one. */
export const translateRefusal = (
  i18n: I18n,
  language: string,
  keys: ReadonlyArray<string>,
  params: RefusalParams = {},
): string =>
  i18n.translate(
    language,
    keys.flatMap((key) => [`refusals.${key}`, `api.${key}`]),
    withTranslatedNames(i18n, language, params),
  ) ??
  keys[0] ??
  ''

const withTranslatedNames = (i18n: I18n, language: string, params: RefusalParams): RefusalParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' && NAME_ID.test(value) ? translateName(i18n, language, value) : value,
    ]),
  )
