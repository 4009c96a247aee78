import type { Refused } from '@daykeep/api/contract'
import { describe, expect, it } from 'vitest'
import { refusedForm } from './form-state.ts'

const refused = (rest: Partial<Refused>): Refused => ({
  success: false,
  status: 400,
  error: 'BadRequest',
  message: 'The request is not in order.',
  ...rest,
})
const fields = ['username', 'email', 'password', 'confirmPassword']

describe('a form that came back', () => {
  it('shows the first fault of each field beside it', () => {
    const errors = [
      { param: 'email', message: 'missing' },
      { param: 'email', message: 'no e-mail' },
      { param: 'password', message: 'short' },
    ]
    expect(refusedForm(refused({ errors }), fields)).toEqual({
      type: 'refused',
      faults: { email: 'missing', password: 'short' },
    })
  })

  it('puts a taken name beside the name', () => {
    const taken = refused({ status: 401, key: 'usernameTaken', message: 'Taken.' })
    expect(refusedForm(taken, fields)).toEqual({ type: 'refused', faults: { username: 'Taken.' } })
  })

  it('shows what is about no field above the form', () => {
    const wrong = refused({ status: 401, key: 'invalidLoginCredentialsLong', message: 'Wrong name or password.' })
    expect(refusedForm(wrong, fields)).toEqual({ type: 'refused', faults: {}, problem: 'Wrong name or password.' })
  })
})
