import type { User } from '@daykeep/rules/model'
import type { RefusalParams } from '@daykeep/rules/kernel'
import type { Email } from '../mail/index.ts'
import type { AppContext } from '../core/app-context.ts'
import { chooseLanguage } from '../i18n/choose-language.ts'
import type { PlayerAccount } from './update-account.ts'

export type EmailDependencies = Pick<AppContext, 'mailer' | 'config' | 'i18n' | 'background'>

/** Sends the welcome e-mail. */
export const sendWelcome = (app: EmailDependencies, user: User): void =>
  app.background.run('send a welcome', () =>
    app.mailer.send(createEmail(app, user, 'welcome', { link: app.config.baseUrl })),
  )

/** Sends the link to the page where a new password is set. */
export const sendResetLink = (app: EmailDependencies, { user }: PlayerAccount, code: string): Promise<void> => {
  const link = `${app.config.baseUrl}/static/user/auth/local/reset-password-set-new-one?code=${encodeURIComponent(code)}`
  return app.mailer.send(createEmail(app, user.body, 'passwordReset', { link }))
}

/** Sends the feedback of a deleted account to the operator. */
export const sendFeedback = (
  app: Pick<AppContext, 'mailer' | 'config' | 'background'>,
  user: User,
  feedback: string,
): void =>
  app.background.run('send feedback', () =>
    app.mailer.send({
      to: app.config.mailFrom,
      subject: `Feedback of a deleted account: ${user.auth.local.username ?? user._id}`,
      text: feedback,
    }),
  )

const createEmail = (app: Pick<AppContext, 'i18n'>, user: User, kind: string, params: RefusalParams): Email => {
  const { language } = user.preferences
  const spoken = chooseLanguage(app.i18n.languages, language === undefined ? {} : { player: language })
  const clientTime = (part: string) =>
    app.i18n.translate(spoken, [`mail.${kind}.${part}`], { ...params, name: user.profile.name }) ?? ''
  return { to: user.auth.local.email ?? '', subject: clientTime('subject'), text: clientTime('text') }
}
