import type { RefusalParams } from '@daykeep/rules/kernel'
import { chooseLanguage } from '../../i18n/choose-language.ts'
import { translateNames } from '../../i18n/translate-name.ts'
import type { Email } from '../../mail/index.ts'
import type { AppContext } from '../app-context.ts'
import { toEmailHtml } from './email-html.ts'

export type Recipient = { readonly to: string; readonly name: string; readonly language?: string }

/** What is below an e-mail that can be switched off: by a request to `unsubscribeUrl`, or on the page `settingsUrl`. */
export type EmailChoice = { readonly unsubscribeUrl: string; readonly settingsUrl?: string }

/** An e-mail in the language of its recipient, plain and as HTML. `kind`: its texts in `mail.json`; `params.link`: its page. */
export const createEmail = (
  { i18n }: Pick<AppContext, 'i18n'>,
  { to, name, language }: Recipient,
  kind: string,
  params: RefusalParams & { readonly link: string },
  choice?: EmailChoice,
): Email => {
  const spoken = chooseLanguage(i18n.languages, language === undefined ? {} : { player: language })
  const words = translateNames(i18n, spoken, { ...params, name })
  const text = (part: string) => i18n.translate(spoken, [`mail.${part}`], words) ?? ''
  const footer = choice === undefined ? '' : toFooter(choice, (part, values) => i18n.translate(spoken, [part], values))
  // a gift or a removal without words of the sender leaves a gap
  const body = text(`${kind}.text`).replaceAll(/\n{3,}/g, '\n\n')
  const subject = text(`${kind}.subject`)
  const button = { url: params.link, text: text(`${kind}.action`) }
  return {
    to,
    subject,
    text: footer === '' ? body : `${body}\n\n${footer}`,
    html: toEmailHtml({ language: spoken, subject, body, button, footer }),
    ...(choice === undefined ? {} : { unsubscribeUrl: choice.unsubscribeUrl }),
  }
}

type Translate = (id: string, params: RefusalParams) => string | undefined

const toFooter = ({ unsubscribeUrl: unsubscribe, settingsUrl: settings }: EmailChoice, translate: Translate): string =>
  (settings === undefined
    ? translate('mail.parts.footerForStrangers', { unsubscribe })
    : translate('mail.parts.footer', { unsubscribe, settings })) ?? ''
