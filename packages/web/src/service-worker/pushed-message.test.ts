import { describe, expect, it } from 'vitest'
import { toPushedMessage } from './pushed-message.ts'

describe('what a browser shows of a message', () => {
  it('is what the server wrote', () => {
    const message = { title: 'Water the plants', body: '08:00', path: '/party', tag: 'reminder', language: 'pt_BR' }
    expect(toPushedMessage(message)).toEqual({ ...message, language: 'pt-BR' })
  })

  it.each([undefined, null, 'text', {}, { title: 7, path: 7 }])('is the name of the app for %j', (data) => {
    expect(toPushedMessage(data)).toMatchObject({ title: 'Daykeep', path: '/' })
  })

  it.each(['https://elsewhere.example/', '//elsewhere.example/', 'javascript:alert(1)'])(
    'leads nowhere else: %s',
    (path) => {
      expect(toPushedMessage({ title: 'Hello', path }).path).toBe('/')
    },
  )
})
