import * as E from 'fp-ts/lib/Either.js'
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { endpoints } from '../../contract/index.ts'
import { badRequest, notAuthorized, tooMany } from '../../http/api-error.ts'
import type { Handler, InputOf } from '../../http/ask.ts'
import { type AccountBody, accountNamed } from '../../services/accounts.ts'
import { changeAccount } from '../../services/change-account.ts'
import { sendResetLink } from '../../services/letters.ts'
import { hashPassword } from '../../services/passwords.ts'
import { throttleOf } from '../../services/throttle.ts'
import { removalsOf, tokensOf } from '../../services/tokens.ts'
import type { Shell } from '../../shell.ts'
import { languageFor } from '../../texts/language.ts'
import { confirmation } from '../../texts/sentences.ts'

/** Milliseconds for which a reset link works; only the newest one does. Reference, api 6.5. */
const LINK_WORKS = 24 * 60 * 60 * 1000

/** Letters in an hour: to one account, and asked for from one address. */
const LETTERS = { account: 5, address: 30, seconds: 60 * 60 } as const

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Sends a link, if there is such an account; the answer never tells whether. */
export const resetPassword: Handler<InputOf<typeof endpoints.resetPassword>> = (shell) => {
  const toAccount = throttleOf(LETTERS.account, LETTERS.seconds)
  const fromAddress = throttleOf(LETTERS.address, LETTERS.seconds)
  return async ({ input, wishes, address }) => {
    const wait = await fromAddress.waitFor(address)
    if (wait !== undefined) return E.left(tooMany('tooManyLetters', wait))
    await fromAddress.count(address)
    shell.background.run('send a reset link', async () => {
      const account = await accountNamed(shell.store, input.body.email)
      if (account === undefined || (await toAccount.waitFor(account.id)) !== undefined) return
      await toAccount.count(account.id)
      await sendLinkTo(shell, account.id)
    })
    const language = languageFor(shell.texts.languages, wishes)
    return E.right({ data: {}, message: confirmation(shell.texts, language, { key: 'passwordReset' }) })
  }
}

const sendLinkTo = async (shell: Shell, userId: string): Promise<void> => {
  const secret = randomBytes(32).toString('base64url')
  const reset = { hash: hashOf(secret), expiresAt: shell.clock() + LINK_WORKS }
  const changed = await changeAccount(shell, userId, async ({ account }) =>
    E.right({ account: { ...account.body, reset } }),
  )
  if (E.isRight(changed)) await sendResetLink(shell, changed.right, `${userId}.${secret}`)
}

/** Refuses invalidPasswordResetCode, passwordConfirmationMatch. Ends every login. Reference, api 2.1. */
export const setNewPassword: Handler<InputOf<typeof endpoints.setNewPassword>> =
  (shell) =>
  async ({ input, wishes }) => {
    const { code = '', newPassword, confirmPassword } = input.body
    if (newPassword !== confirmPassword) return E.left(badRequest('passwordConfirmationMatch'))
    const holder = await holderOf(shell, code)
    if (holder === undefined) return E.left(notAuthorized('invalidPasswordResetCode'))
    const changed = await changeAccount(shell, holder, async ({ account }) => {
      if (!opens(account.body, code, shell.clock())) return E.left(notAuthorized('invalidPasswordResetCode'))
      const { reset: _used, ...kept } = account.body
      return E.right({
        account: { ...kept, passwordHash: await hashPassword(shell.hashing, newPassword) },
        others: removalsOf(await tokensOf(shell.store, holder)),
      })
    })
    if (E.isLeft(changed)) return changed
    const language = languageFor(shell.texts.languages, wishes)
    return E.right({ data: {}, message: confirmation(shell.texts, language, { key: 'passwordChangeSuccess' }) })
  }

/** The player whose link this is, while it works. */
export const holderOf = async (shell: Shell, code: string): Promise<string | undefined> => {
  const [userId = ''] = code.split('.')
  if (userId === '') return undefined
  const account = await shell.store.get<AccountBody>('accounts', userId)
  return account !== undefined && opens(account.body, code, shell.clock()) ? userId : undefined
}

const opens = ({ reset }: AccountBody, code: string, now: number): boolean => {
  const secret = code.slice(code.indexOf('.') + 1)
  if (reset === undefined || reset.expiresAt <= now) return false
  return timingSafeEqual(Buffer.from(reset.hash), Buffer.from(hashOf(secret)))
}
