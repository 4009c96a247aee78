import type { Context, Middleware } from 'koa'

/** Is told of each request when it is through. */
export type RequestObserver = (ctx: Context, milliseconds: number) => void

/** Times each request once for all who want to know. */
export const observeRequests =
  (...observers: ReadonlyArray<RequestObserver>): Middleware =>
  async (ctx, next) => {
    const start = performance.now()
    try {
      await next()
    } finally {
      const milliseconds = performance.now() - start
      for (const observe of observers) observe(ctx, milliseconds)
    }
  }
