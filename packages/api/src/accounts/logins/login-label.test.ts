import { describe, expect, it } from 'vitest'
import { loginLabel } from './login-label.ts'

describe('labelOf', () => {
  it.each([
    ['daykeep-web', '', 'daykeep-web'],
    ['8d5c6c5e-90c4-4f8e-9a8f-2f8c5a0f1d11-Todo Sync', '', 'Todo Sync'],
    ['8d5c6c5e-90c4-4f8e-9a8f-2f8c5a0f1d11 - N8N Node', '', 'N8N Node'],
    ['', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1', 'Safari, iPhone'],
    ['', 'curl/8.5.0', 'curl'],
    ['', '', 'unknown'],
  ])('of %j and %j is %s', (client, agent, label) => {
    expect(loginLabel({ client, userAgent: agent })).toBe(label)
  })
})
