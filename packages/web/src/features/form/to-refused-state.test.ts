import type { ErrorResponse } from '@daykeep/api/contract'
import { describe, expect, it } from 'vitest'
import { toRefusedState } from './to-refused-state.ts'

const refused = (rest: Partial<ErrorResponse>): ErrorResponse => ({
  success: false,
  status: 400,
  error: 'BadRequest',
  message: 'The request is not in order.',
  ...rest,
})
const fields = ['username', 'email', 'password', 'confirmPassword']

describe('toRefusedState', () => {
  it('has the first error of each field', () => {
    const errors = [
      { param: 'email', message: 'missing' },
      { param: 'email', message: 'no e-mail' },
      { param: 'password', message: 'short' },
    ]
    expect(toRefusedState(refused({ errors }), fields)).toEqual({
      type: 'refused',
      errors: { email: 'missing', password: 'short' },
    })
  })

  it('assigns a taken name to its field', () => {
    const usernameTaken = refused({ status: 401, key: 'usernameTaken', message: 'Taken.' })
    expect(toRefusedState(usernameTaken, fields)).toEqual({ type: 'refused', errors: { username: 'Taken.' } })
  })

  it('has a problem of the whole form if no field is named', () => {
    const wrong = refused({ status: 401, key: 'invalidLoginCredentialsLong', message: 'Wrong name or password.' })
    expect(toRefusedState(wrong, fields)).toEqual({ type: 'refused', errors: {}, problem: 'Wrong name or password.' })
  })
})
