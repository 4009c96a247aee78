import type { Task, User } from '@daykeep/rules/model'
import { type PushMessage, shortened } from '../deliveries/index.ts'
import { chooseLanguage } from '../i18n/choose-language.ts'
import type { I18n } from '../i18n/i18n.ts'

/** What a browser shows of a task at its time. */
export const toReminderMessage = (i18n: I18n, { preferences }: User, { _id, type, text }: Task): PushMessage => {
  const language = chooseLanguage(i18n.languages, { player: preferences.language ?? '' })
  return {
    kind: 'reminders',
    title: shortened(text),
    body: i18n.translate(language, [`mail.push.reminders.${type}`], {}) ?? '',
    path: '/today',
    tag: `reminders:${_id}`,
    language,
  }
}
