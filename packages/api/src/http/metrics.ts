import * as E from 'fp-ts/lib/Either.js'
import { createServer } from 'node:http'
import type { Context, Middleware } from 'koa'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { outboxStatus } from '../commands/index.ts'
import type { AppContext } from '../core/app-context.ts'
import { deliveryStatus } from '../deliveries/index.ts'
import type { Store } from '../store/index.ts'
import type { RequestObserver } from './log/observe-requests.ts'

/** Seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

type Observer = ReturnType<Histogram['labels']>

export type Metrics = {
  /** Counts requests by route, never by what players wrote into a path. */
  readonly observe: RequestObserver
  /** The same store, whose commits and conflicts are counted. */
  readonly countCommits: (store: Store) => Store
  readonly page: () => Promise<{ readonly type: string; readonly text: string }>
}

/** What an operator watches, in the format of Prometheus. */
export const createMetrics = (app: Pick<AppContext, 'store' | 'live' | 'clock'>): Metrics => {
  const registers = [new Registry()]
  const [register = new Registry()] = registers
  collectDefaultMetrics({ register, prefix: 'daykeep_' })
  const requests = new Histogram({
    name: 'daykeep_http_request_seconds',
    help: 'Time of requests by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  })
  /** Looked up by one text, since a histogram hashes its labels anew for each request. There are as many as routes and statuses. */
  const observers = new Map<string, Observer>()
  const observerOf = (labels: {
    readonly method: string
    readonly route: string
    readonly status: number
  }): Observer => {
    const id = `${labels.method} ${labels.status} ${labels.route}`
    const observer = observers.get(id) ?? requests.labels(labels)
    observers.set(id, observer)
    return observer
  }
  const commits = new Counter({
    name: 'daykeep_store_commits_total',
    help: 'Commits by what became of them: done, conflict, duplicate, unavailable',
    labelNames: ['result'],
    registers,
  })
  gaugesOf(app, registers)
  return {
    observe: (ctx, milliseconds) => {
      const route = ctx['_matchedRoute'] as unknown
      const labels = { method: ctx.method, route: typeof route === 'string' ? route : 'other', status: ctx.status }
      observerOf(labels).observe(milliseconds / 1000)
    },
    countCommits: (store) => ({
      ...store,
      commit: async (writes, options) => {
        const result = await store.commit(writes, options)
        commits.inc({ result: E.isLeft(result) ? result.left.type : 'done' })
        return result
      },
    }),
    page: async () => ({ type: register.contentType, text: await register.metrics() }),
  }
}

/** Asked for when somebody looks. */
const gaugesOf = (
  { store, live, clock }: Pick<AppContext, 'store' | 'live' | 'clock'>,
  registers: Registry[],
): void => {
  const gauge = (name: string, help: string, read: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read())
      },
    })
  const age = (at: number | undefined) => (at === undefined ? 0 : Math.max(0, clock() - at) / 1000)
  gauge('daykeep_outbox_entries', 'Commands with participants who have not had their share yet', async () => {
    return (await outboxStatus(store)).entries
  })
  gauge('daykeep_outbox_oldest_seconds', 'Age of the oldest of them', async () =>
    age((await outboxStatus(store)).oldest),
  )
  gauge('daykeep_deliveries', 'Requests to webhooks and e-mails that wait', async () => {
    return (await deliveryStatus(store)).waiting
  })
  gauge('daykeep_deliveries_oldest_seconds', 'Age of the oldest of them', async () => {
    return age((await deliveryStatus(store)).oldest)
  })
  gauge('daykeep_live_streams', 'Open streams of events', async () => live.size())
}

/** `GET /metrics` on the port of the API. */
export const metricsPage =
  ({ page }: Pick<Metrics, 'page'>): Middleware =>
  (ctx, next) =>
    ctx.path === '/metrics' && ctx.method === 'GET' ? sendPage(ctx, page) : next()

const sendPage = async (ctx: Context, page: Metrics['page']): Promise<void> => {
  const { type, text } = await page()
  ctx.set('content-type', type)
  ctx.body = text
}

/** The same on a port of its own, which the operator keeps from the public. */
export const serveMetrics = async (
  { page }: Pick<Metrics, 'page'>,
  port: number,
): Promise<{ readonly stop: () => void }> => {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    page().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
      () => response.writeHead(503).end(),
    )
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(port, listening)
  })
  return { stop: () => server.close() }
}
