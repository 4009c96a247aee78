import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { appOf } from './http/app.ts'
import type { StaticFiles } from './http/static-files.ts'
import type { Shell } from './shell.ts'

/** A server that listens. */
export type Running = {
  readonly port: number
  /** Answers what was asked, ends what was begun, closes the store. */
  readonly stop: () => Promise<void>
}

/** Milliseconds that open requests get before their connections are cut. */
const PATIENCE = 10_000

/** Listens on the port of the configuration; 0 takes any that is free. Rejects when the port is taken. */
export const startServer = async (shell: Shell, web: StaticFiles): Promise<Running> => {
  const answer = appOf(shell, web).callback()
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(shell.config.port, listening)
  })
  const { port } = server.address() as AddressInfo
  return {
    port,
    stop: async () => {
      await closed(server)
      await shell.background.ended()
      shell.mail.close()
      await shell.store.close()
    },
  }
}

const closed = async (server: Server): Promise<void> => {
  const cut = setTimeout(() => server.closeAllConnections(), PATIENCE)
  await new Promise((ended) => {
    server.close(ended)
    server.closeIdleConnections()
  })
  clearTimeout(cut)
}
