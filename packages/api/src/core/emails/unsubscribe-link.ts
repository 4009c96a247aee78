import { createHash } from 'node:crypto'
import type { Config } from '../../config.ts'
import type { Store } from '../../store/index.ts'
import { readSignedText, toSignedText } from '../signed-text.ts'

/** Who wants no more e-mails: a player, or whoever has an address. `kind`: of that kind alone. */
export type Unsubscription = { readonly _id?: string; readonly email: string; readonly kind?: string }

const KEY_NAME = 'unsubscribe'

type Dependencies = { readonly store: Pick<Store, 'get' | 'commit'>; readonly config: Pick<Config, 'baseUrl'> }

/** The address that ends e-mails by one request and never expires. docs/reference/api.md 6.5. */
export const toUnsubscribeLink = async (
  { store, config }: Dependencies,
  unsubscription: Unsubscription,
): Promise<string> => `${config.baseUrl}/email/unsubscribe?code=${await toSignedText(store, KEY_NAME, unsubscription)}`

/** Nothing for a code that this server did not make. */
export const readUnsubscribeCode = async (
  store: Dependencies['store'],
  code: string,
): Promise<Unsubscription | undefined> => (await readSignedText(store, KEY_NAME, code)) as Unsubscription | undefined

/** The id of an address among those of people without an account who want no e-mails; the address itself is not stored. */
export const unsubscribedId = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex')
