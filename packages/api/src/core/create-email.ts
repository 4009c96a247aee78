import type { RefusalParams } from '@daykeep/rules/kernel'
import { chooseLanguage } from '../i18n/choose-language.ts'
import { NAME_ID, translateName } from '../i18n/translate-name.ts'
import type { Email } from '../mail/index.ts'
import type { AppContext } from './app-context.ts'

export type Recipient = { readonly to: string; readonly name: string; readonly language?: string }

/** An e-mail in the language of its recipient. `kind`: its texts in `mail.json`. */
export const createEmail = (
  { i18n }: Pick<AppContext, 'i18n'>,
  { to, name, language }: Recipient,
  kind: string,
  params: RefusalParams,
): Email => {
  const spoken = chooseLanguage(i18n.languages, language === undefined ? {} : { player: language })
  const words = Object.fromEntries(
    Object.entries({ ...params, name }).map(([key, value]) => [
      key,
      typeof value === 'string' && NAME_ID.test(value) ? translateName(i18n, spoken, value) : value,
    ]),
  )
  const text = (part: string) => i18n.translate(spoken, [`mail.${kind}.${part}`], words) ?? ''
  return { to, subject: text('subject'), text: text('text') }
}
