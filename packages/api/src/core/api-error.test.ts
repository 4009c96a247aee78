import { describe, expect, it } from 'vitest'
import { testI18n } from '../../test-kit/test-i18n.ts'
import { toErrorBody } from '../http/envelope.ts'
import { badRequest, forbidden, internal, maintenance, notAuthorized, notFound, notImplemented } from './api-error.ts'

describe('the kinds of errors (application 8)', () => {
  it.each([
    [notAuthorized(), 401, 'NotAuthorized', 'Not authorized.', 'Nicht erlaubt.'],
    [badRequest(), 400, 'BadRequest', 'Bad request.', 'Fehlerhafte Anfrage.'],
    [notFound(), 404, 'NotFound', 'Not found.', 'Nicht gefunden.'],
    [notImplemented('sing'), 501, 'NotImplemented', 'Method: sing not implemented', 'Methode sing gibt es nicht'],
    [forbidden(), 403, 'Forbidden', /./, /./],
    [maintenance(), 503, 'Maintenance', /./, /./],
    [internal(), 500, 'InternalServerError', /./, /./],
  ])('%o has its status, name and default text', async (error, status, name, english, german) => {
    const i18n = await testI18n()
    expect(error.status).toBe(status)
    expect(toErrorBody(i18n, 'en', error)).toMatchObject({ success: false, error: name })
    expect(toErrorBody(i18n, 'en', error).message).toMatch(english)
    expect(toErrorBody(i18n, 'de', error).message).toMatch(german)
  })

  it('speak for keys that have no text: a client never shows a raw key', async () => {
    const body = toErrorBody(await testI18n(), 'en', notAuthorized('notWrittenYet'))
    expect(body).toMatchObject({ key: 'notWrittenYet', message: 'Not authorized.' })
  })
})
