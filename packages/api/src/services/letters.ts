import type { User } from '@daykeep/rules/model'
import type { RefusalParams } from '@daykeep/rules/kernel'
import type { Letter } from '../outside/mail/index.ts'
import type { Shell } from '../shell.ts'
import { languageFor } from '../texts/language.ts'
import type { AccountOfPlayer } from './change-account.ts'

/** Greets a new player. */
export const sendWelcome = (shell: Shell, user: User): void =>
  shell.background.run('send a welcome', () =>
    shell.mail.send(letterTo(shell, user, 'welcome', { link: shell.config.baseUrl })),
  )

/** Sends the link that opens the page where a new password is chosen. */
export const sendResetLink = (shell: Shell, { user }: AccountOfPlayer, code: string): Promise<void> => {
  const link = `${shell.config.baseUrl}/static/user/auth/local/reset-password-set-new-one?code=${encodeURIComponent(code)}`
  return shell.mail.send(letterTo(shell, user.body, 'passwordReset', { link }))
}

/** Hands what a leaving player wanted to say to those who run the server. */
export const sendFeedback = (shell: Shell, user: User, feedback: string): void =>
  shell.background.run('send feedback', () =>
    shell.mail.send({
      to: shell.config.mailFrom,
      subject: `Feedback of a deleted account: ${user.auth.local.username ?? user._id}`,
      text: feedback,
    }),
  )

const letterTo = (shell: Shell, user: User, kind: string, params: RefusalParams): Letter => {
  const { language } = user.preferences
  const spoken = languageFor(shell.texts.languages, language === undefined ? {} : { player: language })
  const said = (part: string) =>
    shell.texts.say(spoken, [`mail.${kind}.${part}`], { ...params, name: user.profile.name }) ?? ''
  return { to: user.auth.local.email ?? '', subject: said('subject'), text: said('text') }
}
