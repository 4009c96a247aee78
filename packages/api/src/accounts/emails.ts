import type { User } from '@daykeep/rules/model'
import { randomUUID } from 'node:crypto'
import type { AppContext } from '../core/app-context.ts'
import { createEmail } from '../core/emails/create-email.ts'
import { toEmailWrite } from '../deliveries/index.ts'
import type { Email } from '../mail/index.ts'
import type { Write } from '../store/index.ts'

/** E-mails are stored in the commit that causes them, and sent by `sendDeliveries`. */
export type EmailDependencies = Pick<AppContext, 'config' | 'i18n' | 'clock'>

/** The welcome e-mail. */
export const welcome = (app: EmailDependencies, user: User): Write =>
  toWrite(app, createEmail(app, toRecipient(user), 'welcome', { link: app.config.baseUrl }))

/** The link to the page where a new password is set. */
export const resetLink = (app: EmailDependencies, user: User, code: string): Write => {
  const link = `${app.config.baseUrl}/static/user/auth/local/reset-password-set-new-one?code=${encodeURIComponent(code)}`
  return toWrite(app, createEmail(app, toRecipient(user), 'passwordReset', { link }))
}

/** Tells the address that an account had until now that it has another one: who took an account over would change it first. */
export const emailChanged = (app: EmailDependencies, before: User): Write =>
  toWrite(app, createEmail(app, toRecipient(before), 'emailChanged', { link: `${app.config.baseUrl}/static/contact` }))

/** Tells an account with an address that it has a new password: who took it over would not. */
export const passwordChanged = (app: EmailDependencies, user: User): readonly Write[] =>
  user.auth.local.email === undefined
    ? []
    : [
        toWrite(
          app,
          createEmail(app, toRecipient(user), 'passwordChanged', { link: `${app.config.baseUrl}/forgot-password` }),
        ),
      ]

/** The feedback of a deleted account, to the operator. */
export const feedbackOf = (app: Pick<EmailDependencies, 'config' | 'clock'>, user: User, text: string): Write =>
  toWrite(app, {
    to: app.config.mailFrom,
    subject: `Feedback of a deleted account: ${user.auth.local.username ?? user._id}`,
    text,
  })

const toWrite = ({ clock }: Pick<EmailDependencies, 'clock'>, email: Email): Write =>
  toEmailWrite(email, { at: clock(), act: randomUUID(), index: 0 })

const toRecipient = ({ auth, profile, preferences: { language } }: User) => ({
  to: auth.local.email ?? '',
  name: profile.name,
  ...(language === undefined ? {} : { language }),
})
