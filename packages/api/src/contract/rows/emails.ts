import * as t from 'io-ts'
import { requiredText } from '../checks.ts'
import { endpointsOf } from '../endpoint.ts'

const { get, post } = endpointsOf('accounts')

const row = {
  auth: 'none',
  root: true,
  query: t.type({ code: requiredText('missingUnsubscriptionCode') }),
  response: t.string,
  file: 'text/html',
} as const

/** The links at the end of e-mails. docs/reference/api.md 6.5. */
export const emailEndpoints = {
  openUnsubscribeLink: get('/email/unsubscribe', { ...row, summary: 'Ends e-mails, by the link in one of them' }),
  unsubscribe: post('/email/unsubscribe', { ...row, summary: 'The same, by the button of a mail program (RFC 8058)' }),
} as const
