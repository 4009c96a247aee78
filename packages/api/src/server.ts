import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApp } from './app.ts'
import { ensureTavern, startOutboxJob, startQuestJob } from './commands/index.ts'
import { startBillingJob } from './payments/index.ts'
import { startDeliveryJob } from './deliveries/index.ts'
import { startReminderJob } from './reminders/index.ts'
import { createMetrics, serveMetrics } from './http/metrics.ts'
import type { StaticFiles } from './http/static-files.ts'
import type { AppContext } from './core/app-context.ts'

export type RunningServer = {
  readonly port: number
  /** Finishes open requests and background jobs, then closes mailer and store. */
  readonly stop: () => Promise<void>
}

/** Milliseconds that open requests get before their connections are closed. */
const SHUTDOWN_TIMEOUT = 10_000

/** Listens on the port of the configuration; 0 takes any that is free. Rejects when the port is taken. */
export const startServer = async (context: AppContext, web: StaticFiles): Promise<RunningServer> => {
  await ensureTavern(context).catch((error: unknown) => context.log.error({ err: error }, 'the tavern was not founded'))
  const metrics = createMetrics(context)
  const app = { ...context, store: metrics.countCommits(context.store) }
  const handleRequest = createApp(app, web, metrics).callback()
  const server = createServer((request, response) => void handleRequest(request, response))
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen({ port: app.config.port, host: app.config.host }, listening)
  })
  const { port } = server.address() as AddressInfo
  const { metricsPort } = app.config
  const own = metricsPort === undefined ? [] : [await serveMetrics(metrics, metricsPort)]
  const jobs = [
    startOutboxJob(app),
    startDeliveryJob(app),
    startBillingJob(app),
    startReminderJob(app),
    startQuestJob(app),
    ...own,
  ]
  return {
    port,
    stop: async () => {
      await app.live.close()
      await closeServer(server)
      for (const job of jobs) job.stop()
      app.background.stop()
      await app.background.settled()
      app.mailer.close()
      await app.store.close()
    },
  }
}

const closeServer = async (server: Server): Promise<void> => {
  const cut = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT)
  await new Promise((ended) => {
    server.close(ended)
    server.closeIdleConnections()
  })
  clearTimeout(cut)
}
