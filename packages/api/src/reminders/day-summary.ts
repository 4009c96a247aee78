import { DAY, fromIso, type Instant } from '@daykeep/rules/kernel'
import type { Task, User } from '@daykeep/rules/model'
import { daySummary, type DaySummary, nextSummaryAt } from '@daykeep/rules/reminders'
import { createEmail } from '../core/emails/create-email.ts'
import { toUnsubscribeLink } from '../core/emails/unsubscribe-link.ts'
import { shortened, toEmailWrite } from '../deliveries/index.ts'
import { chooseLanguage } from '../i18n/choose-language.ts'
import type { Email } from '../mail/index.ts'
import type { DueMessages, ReminderDependencies, Window } from './due-messages.ts'

const KIND = 'daySummary'

/** Tasks of a list that are named. */
const NAMED = 12

/** Milliseconds without a visit after which nobody writes any more. */
const AWAY = 30 * DAY

/** Whoever has switched it on. docs/decisions/136-day-summary.md. */
export const wantsSummary = ({ auth, preferences: { emailNotifications } }: User): boolean =>
  emailNotifications[KIND] === true &&
  emailNotifications['unsubscribeFromAll'] !== true &&
  (auth.local.email ?? '') !== ''

/** The summary of the day by e-mail, once an evening. */
export const summaryIn = async (app: ReminderDependencies, window: Window): Promise<DueMessages> => {
  const { user, tasks, zone, since, now } = window
  const next = [nextSummaryAt(zone)(now)]
  const at = nextSummaryAt(zone)(since - 1)
  const summary = at > now || isAway(user, now) ? undefined : daySummary(zone, user)(tasks, at)
  const id = `${user._id}/${KIND}/${at}`
  if (summary === undefined || (await app.store.get('sentReminders', id)) !== undefined) return { writes: [], next }
  const email = await toEmail(app, user, summary)
  return {
    next,
    writes: [
      { type: 'insert', collection: 'sentReminders', id, body: { at } },
      toEmailWrite(email, { at: now, act: id, index: 0 }),
    ],
  }
}

const isAway = ({ lastCron }: User, now: Instant): boolean => now - fromIso(lastCron) > AWAY

const toEmail = async (app: ReminderDependencies, user: User, summary: DaySummary): Promise<Email> => {
  const { _id, auth, profile, preferences } = user
  const { email = '' } = auth.local
  const { language } = preferences
  const { baseUrl } = app.config
  const spoken = chooseLanguage(app.i18n.languages, { player: language ?? '' })
  const text = (part: string, count: number) => app.i18n.translate(spoken, [`mail.${KIND}.${part}`], { count }) ?? ''
  const list = (part: string, tasks: ReadonlyArray<Task>): string =>
    tasks.length === 0
      ? ''
      : [
          text(part, tasks.length),
          ...tasks.slice(0, NAMED).map((task) => `- ${shortened(task.text.replaceAll(/\s+/g, ' '))}`),
          ...(tasks.length > NAMED ? [text('more', tasks.length - NAMED)] : []),
        ].join('\n')
  return createEmail(
    app,
    { to: email, name: profile.name, language: spoken },
    KIND,
    {
      due: summary.due,
      done: summary.done,
      left: summary.open.length,
      open: list('open', summary.open),
      tomorrow: list('tomorrow', summary.tomorrow),
      link: `${baseUrl}/today`,
    },
    {
      settingsUrl: `${baseUrl}/user/settings/notifications`,
      unsubscribeUrl: await toUnsubscribeLink(app, { _id, email, kind: KIND }),
    },
  )
}
