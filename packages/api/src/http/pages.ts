import type { Context } from 'koa'
import { holderOf } from '../routes/accounts/reset-password.ts'
import type { Shell } from '../shell.ts'
import { languageFor } from '../texts/language.ts'
import { refusalText } from '../texts/sentences.ts'
import { wishesOf } from './understand.ts'

const RESET_LINK = '/static/user/auth/local/reset-password-set-new-one'

/** Addresses outside of the API that are no pages of the web app. True if one answered. Reference, api 2.1. */
export const servePages = async (shell: Shell, heard: Context): Promise<boolean> => {
  const path = heard.path.replace(/\/+$/, '')
  if (path === '/logout-server') {
    heard.redirect(heard.query['redirectToLogin'] === 'true' ? '/login' : '/')
    return true
  }
  if (path !== RESET_LINK) return false
  heard.redirect(`/reset-password?${await resetQuery(shell, heard)}`)
  return true
}

/** What the page for a new password needs to know about the link. */
const resetQuery = async (shell: Shell, heard: Context): Promise<URLSearchParams> => {
  const { code } = heard.query
  const given = typeof code === 'string' ? code : ''
  const works = (await holderOf(shell, given)) !== undefined
  const language = languageFor(shell.texts.languages, wishesOf(heard))
  return new URLSearchParams({
    hasError: String(!works),
    message: works ? '' : refusalText(shell.texts, language, 'invalidPasswordResetCode'),
    code: works ? given : '',
  })
}
