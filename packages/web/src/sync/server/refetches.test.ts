import { expect, it } from 'vitest'
import { refetches } from './refetches.ts'

it.each([
  ['GET', '/api/v4/user?userFields=_id', false],
  ['GET', '/api/v4/tasks/user', false],
  ['POST', '/api/v4/groups/party/chat/seen', false],
  ['POST', '/api/v4/cron', false],
  ['POST', '/api/v4/user/class/cast/fireball?targetId=x', false],
  ['POST', '/api/v4/user/sleep', true],
  ['POST', '/api/v4/tasks/user', true],
  ['GET', '/api/v4/user/purchase-history', true],
] as const)('a jump of the version in the response to %s %s refetches: %s', (method, path, expected) => {
  expect(refetches(method, path)).toBe(expected)
})
