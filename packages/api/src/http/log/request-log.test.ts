import type { Context } from 'koa'
import pino from 'pino'
import { expect, it } from 'vitest'
import { requestLog } from './request-log.ts'

/** Levels of the lines that a request of this status leaves. */
const levelsAt = (status: number, level: string): ReadonlyArray<number> => {
  const lines: string[] = []
  const log = pino({ level }, { write: (line: string) => lines.push(line) })
  const none = () => ''
  const ctx = { status, method: 'GET', path: '/', state: {}, get: none, response: { get: none } } as unknown as Context
  requestLog(log)(ctx, 1)
  return lines.map((line) => (JSON.parse(line) as { level: number }).level)
}

const { error, debug } = pino.levels.values

it.each([
  [500, 'info', [error]],
  [503, 'info', [error]],
  [501, 'info', []],
  [404, 'info', []],
  [501, 'debug', [debug]],
  [200, 'debug', [debug]],
])('an answer of %i at level %s: a failure of ours is an error, a mistake of the caller is none', (...row) => {
  const [status, level, expected] = row
  expect(levelsAt(status, level)).toEqual(expected)
})
