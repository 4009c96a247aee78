import type { ErrorResponse } from '@daykeep/api/contract'
import * as E from 'fp-ts/lib/Either.js'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { onSessionExpired, session } from '../session/index.ts'
import { toasts } from '../toasts/index.ts'
import { apiQuery } from './api-query.ts'

const request = { method: 'GET', path: '/api/v4/tasks/user' }
const refused = (status: number, error: string): E.Either<ErrorResponse, never> =>
  E.left({ success: false, status, error, message: 'No.' })
const titles = () => toasts.visible().map(({ text }) => text)

beforeEach(() => {
  for (const { uuid } of toasts.visible()) toasts.dismiss(uuid)
  session.signIn({ apiId: 'maren', apiToken: 'secret' })
})

describe('asking the server', () => {
  it('hands on what it grants, and says nothing', async () => {
    expect(await apiQuery(request, () => Promise.resolve(E.right({ data: 7 })))).toBe(7)
    expect(titles()).toEqual([])
  })

  it('tells the player what it does not grant', async () => {
    expect(await apiQuery(request, () => Promise.resolve(refused(400, 'BadRequest')))).toBeUndefined()
    await vi.waitFor(() => expect(titles()).toContain('No.'))
    expect(session.credentials()).toBeDefined()
  })

  it('ends a login that counts no more, says so and leads to login', async () => {
    const led = vi.fn()
    onSessionExpired(led)
    await apiQuery(request, () => Promise.resolve(refused(401, 'invalid_credentials')))
    expect(session.credentials()).toBeUndefined()
    expect(led).toHaveBeenCalledOnce()
  })

  it('says so when nobody answers', async () => {
    expect(await apiQuery(request, () => Promise.reject(new TypeError('no network')))).toBeUndefined()
    await vi.waitFor(() => expect(titles()).toContain('The keep does not answer'))
    expect(session.credentials()).toBeDefined()
  })
})
