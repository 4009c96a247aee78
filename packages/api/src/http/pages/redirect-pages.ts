import type { Context } from 'koa'
import { accountByResetCode } from '../../accounts/index.ts'
import type { AppContext } from '../../core/app-context.ts'
import { chooseLanguage } from '../../i18n/choose-language.ts'
import { translateRefusal } from '../../i18n/translate-message.ts'
import { languagePreferencesOf } from '../language-preferences.ts'

type PageDependencies = Pick<AppContext, 'store' | 'clock' | 'i18n'>

const RESET_LINK = '/static/user/auth/local/reset-password-set-new-one'

/** Redirects paths outside of the API that are no pages of the web app; false for all others. docs/reference/api.md 2.1. */
export const redirectPages = async (app: PageDependencies, ctx: Context): Promise<boolean> => {
  const path = ctx.path.replace(/\/+$/, '')
  if (path === '/logout-server') {
    ctx.redirect(ctx.query['redirectToLogin'] === 'true' ? '/login' : '/')
    return true
  }
  if (path !== RESET_LINK) return false
  ctx.redirect(`/reset-password?${(await resetQuery(app, ctx)).toString()}`)
  return true
}

/** The query of the page where a new password is set. */
const resetQuery = async (app: PageDependencies, ctx: Context): Promise<URLSearchParams> => {
  const { code } = ctx.query
  const input = typeof code === 'string' ? code : ''
  const works = (await accountByResetCode(app, input)) !== undefined
  const language = chooseLanguage(app.i18n.languages, languagePreferencesOf(ctx))
  return new URLSearchParams({
    hasError: String(!works),
    message: works ? '' : translateRefusal(app.i18n, language, ['invalidPasswordResetCode']),
    code: works ? input : '',
  })
}
