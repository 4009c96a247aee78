import type { ErrorResponse } from '@daykeep/api/contract'
import { describe, expect, it } from 'vitest'
import { messagesOf, errorPolicy } from './error-policy.ts'

const refused = (status: number, error: string, rest: Partial<ErrorResponse> = {}): ErrorResponse => ({
  success: false,
  status,
  error,
  message: 'No.',
  ...rest,
})
const post = { method: 'POST', path: '/api/v4/user/sleep' }

describe('a call that was not granted', () => {
  it('logs out a suspended account and says why', () => {
    const suspended = refused(401, 'NotAuthorized', { key: 'accountSuspended', message: 'Suspended, write to us.' })
    expect(errorPolicy(suspended, post)).toEqual({
      type: 'signOut',
      toast: { type: 'error', text: 'Suspended, write to us.' },
    })
  })

  it('logs out when the login counts no more', () => {
    expect(errorPolicy(refused(401, 'invalid_credentials'), post)).toMatchObject({ type: 'signOut' })
  })

  it('does not log out for a refusal by the rules, which is a 401 too', () => {
    expect(errorPolicy(refused(401, 'NotAuthorized', { message: 'Not enough gold.' }), post)).toEqual({
      type: 'toast',
      toast: { type: 'error', text: 'Not enough gold.' },
    })
  })

  it('is silent about members that cannot be read, but not about other calls to them', () => {
    const path = '/api/v4/members/u'
    expect(errorPolicy(refused(404, 'NotFound'), { method: 'GET', path })).toEqual({ type: 'silent' })
    expect(errorPolicy(refused(404, 'NotFound'), { method: 'POST', path })).toMatchObject({ type: 'toast' })
  })

  it('is silent about a notification that is gone', () => {
    expect(errorPolicy(refused(404, 'NotificationNotFound'), post)).toEqual({ type: 'silent' })
  })

  it('says that the server is away on 502, and lets it stay', () => {
    expect(errorPolicy(refused(502, 'UnreadableAnswer', { message: '' }), post)).toMatchObject({
      toast: { type: 'error', text: 'The keep does not answer' },
    })
  })

  it('has words for an answer without any', () => {
    expect(errorPolicy(refused(500, 'UnreadableAnswer', { message: '' }), post)).toMatchObject({
      toast: { text: 'Something went wrong' },
    })
  })
})

describe('messagesOf', () => {
  it('takes the first message of each parameter, in their order', () => {
    const errors = [
      { param: 'email', message: 'E-mail is missing.' },
      { param: 'email', message: 'That is no e-mail.' },
      { param: 'password', message: 'Too short.' },
    ]
    expect(messagesOf(refused(400, 'BadRequest', { errors }))).toEqual(['E-mail is missing.', 'Too short.'])
  })

  it('takes the message of the whole where there are no others', () => {
    expect(messagesOf(refused(400, 'BadRequest', { errors: [] }))).toEqual(['No.'])
  })
})
