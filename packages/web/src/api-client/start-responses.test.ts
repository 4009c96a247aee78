import { afterEach, describe, expect, it } from 'vitest'
import { takeStartResponse } from './start-responses.ts'

const response = Promise.resolve(new Response('{}'))
const start = () => Object.assign(window, { daykeepStart: { apiId: 'maren', responses: { '/api/v4/user': response } } })

afterEach(() => Object.assign(window, { daykeepStart: undefined }))

describe('a response that the page has asked for at its start', () => {
  it('is taken once: a second request goes to the server', () => {
    start()
    expect(takeStartResponse('/api/v4/user', 'maren')).toBe(response)
    expect(takeStartResponse('/api/v4/user', 'maren')).toBeUndefined()
  })

  it('is nothing for another player, another address, or a page that has asked for nothing', () => {
    start()
    expect(takeStartResponse('/api/v4/user', 'bram')).toBeUndefined()
    expect(takeStartResponse('/api/v4/tasks/user', 'maren')).toBeUndefined()
    Object.assign(window, { daykeepStart: undefined })
    expect(takeStartResponse('/api/v4/user', 'maren')).toBeUndefined()
  })
})
