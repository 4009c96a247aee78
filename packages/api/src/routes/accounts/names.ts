import * as E from 'fp-ts/lib/Either.js'
import { displayNameFaults, type endpoints, isEmail, usernameFaults } from '../../contract/index.ts'
import type { Ask, Handler, InputOf } from '../../http/ask.ts'
import { accountNamed, isTaken, lower } from '../../services/accounts.ts'
import { isForbiddenName } from '../../services/forbidden-names.ts'
import type { Shell } from '../../shell.ts'
import { languageFor } from '../../texts/language.ts'
import { refusalText } from '../../texts/sentences.ts'

/** Whether a user name can be had; one's own can. Reference, api 2.1. */
export const verifyUsername: Handler<InputOf<typeof endpoints.verifyUsername>> = (shell) => async (ask) => {
  const { username } = ask.input.body
  const faults = [
    ...usernameFaults(username),
    ...(isForbiddenName(username) ? ['usernameIssueForbidden'] : []),
    ...((await isSomebodyElses(shell, ask, username)) ? ['usernameTaken'] : []),
  ]
  return E.right({ data: usable(shell, ask, faults) })
}

export const verifyDisplayName: Handler<InputOf<typeof endpoints.verifyDisplayName>> = (shell) => async (ask) =>
  E.right({ data: usable(shell, ask, displayNameFaults(ask.input.body.displayName)) })

export const checkEmail: Handler<InputOf<typeof endpoints.checkEmail>> = (shell) => async (ask) => {
  const email = lower(ask.input.body.email)
  if (!isEmail(email)) return E.right({ data: { valid: false, email, error: text(shell, ask, 'notAnEmail') } })
  if (await isTaken(shell.store, 'emailLower', email))
    return E.right({ data: { valid: false, email, error: text(shell, ask, 'emailTaken') } })
  return E.right({ data: { valid: true, email } })
}

const isSomebodyElses = async (shell: Shell, { session }: Ask, name: string): Promise<boolean> => {
  const account = await accountNamed(shell.store, name)
  return account !== undefined && account.body.usernameLower === lower(name) && account.id !== session?.userId
}

const usable = (shell: Shell, ask: Ask, faults: ReadonlyArray<string>) =>
  faults.length === 0 ? { isUsable: true } : { isUsable: false, issues: faults.map((fault) => text(shell, ask, fault)) }

const text = (shell: Shell, { wishes }: Ask, key: string): string =>
  refusalText(shell.texts, languageFor(shell.texts.languages, wishes), key)
