import type { Middleware } from 'koa'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { HEADERS } from '../contract/index.ts'
import type { Shell } from '../shell.ts'
import { tooMany } from './api-error.ts'
import { refuse } from './serve.ts'

/** Points in a window of `seconds`; a call without a user, and an attempt to register, cost more. Reference, api 1.9. */
const BUDGET = { points: 30, seconds: 60, call: 1, stranger: 5 } as const

const REGISTER = /^\/api\/v3\/user\/auth\/local\/register\/?$/i

/** Calls of version 3 are counted; version 4 is free. */
export const rateLimit = (shell: Shell): Middleware => {
  const limiter = new RateLimiterMemory({ points: BUDGET.points, duration: BUDGET.seconds })
  return async (heard, next) => {
    if (!shell.config.rateLimit || !/^\/api\/v3(?:\/|$)/i.test(heard.path)) return next()
    const user = heard.get(HEADERS.user)
    const cost = user === '' || REGISTER.test(heard.path) ? BUDGET.stranger : BUDGET.call
    const found = await limiter.consume(user || heard.ip, cost).catch((full: unknown) => full)
    if (!(found instanceof RateLimiterRes)) throw found
    const left = Math.max(0, found.remainingPoints)
    heard.set('X-RateLimit-Limit', String(BUDGET.points))
    heard.set('X-RateLimit-Remaining', String(left))
    heard.set('X-RateLimit-Reset', resetText(shell.clock() + found.msBeforeNext))
    const retryAfter = found.msBeforeNext / 1000
    if (left < 1) heard.set('Retry-After', String(retryAfter))
    if (found.consumedPoints > BUDGET.points) return refuse(shell, heard, tooMany('clientRateLimited', retryAfter))
    return next()
  }
}

/** Clients read the weekday and month out of this text: it must look like a date that JavaScript printed in UTC. */
export const resetText = (at: number): string => {
  const [, weekday = '', day = '', month = '', year = '', time = ''] =
    /^(\w+), (\d+) (\w+) (\d+) ([\d:]+) GMT$/.exec(new Date(at).toUTCString()) ?? []
  return `${weekday} ${month} ${day} ${year} ${time} GMT+0000 (Coordinated Universal Time)`
}
