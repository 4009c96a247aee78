import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApp } from './app.ts'
import { ensureTavern, startOutboxJob } from './commands/index.ts'
import { startBillingJob } from './payments/index.ts'
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
export const startServer = async (app: AppContext, web: StaticFiles): Promise<RunningServer> => {
  await ensureTavern(app).catch((error: unknown) => app.log.error({ err: error }, 'the tavern was not founded'))
  const handleRequest = createApp(app, web).callback()
  const server = createServer((request, response) => void handleRequest(request, response))
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(app.config.port, listening)
  })
  const { port } = server.address() as AddressInfo
  const outboxJob = startOutboxJob(app)
  const billingJob = startBillingJob(app)
  return {
    port,
    stop: async () => {
      await app.live.close()
      await closeServer(server)
      outboxJob.stop()
      billingJob.stop()
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
