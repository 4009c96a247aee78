import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import https from 'node:https'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

export type ScriptedRequest = {
  readonly method: string
  readonly host: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: string
}
/** An answer as JSON or text; undefined: not found. */
export type ScriptedAnswer = unknown

export type ScriptedServers = {
  readonly url: string
  readonly requests: ScriptedRequest[]
  /** Lets the connection break after the request was done: the charge is there, its answer is lost. */
  silent: boolean
  readonly stop: () => Promise<void>
}

/** All hosts of providers as one server of ours: whatever this process asks over https reaches it. */
export const startServers = async (answer: (request: ScriptedRequest) => ScriptedAnswer): Promise<ScriptedServers> => {
  const requests: ScriptedRequest[] = []
  const server: Server = createServer((incoming, response) => {
    void text(incoming).then((body) => {
      const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://scripted')
      const request = {
        method: incoming.method ?? '',
        host: incoming.headers.host ?? '',
        path: pathname,
        query: searchParams,
        headers: incoming.headers,
        body,
      }
      requests.push(request)
      const data = answer(request)
      if (servers.silent) return incoming.socket.destroy()
      const isText = typeof data === 'string'
      response.writeHead(data === undefined ? 404 : 200, { 'content-type': isText ? 'text/plain' : 'application/json' })
      return response.end(isText ? data : JSON.stringify(data ?? { name: 'RESOURCE_NOT_FOUND', message: 'none' }))
    })
  })
  server.listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const before = https.globalAgent
  https.globalAgent = new AgentTo(port)
  const servers: ScriptedServers = {
    url: `http://127.0.0.1:${port}`,
    requests,
    silent: false,
    stop: async () => {
      https.globalAgent = before
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return servers
}

class AgentTo extends https.Agent {
  readonly #port: number
  constructor(port: number) {
    super({ keepAlive: false })
    this.#port = port
  }
  override createConnection(): Socket {
    return connect(this.#port, '127.0.0.1')
  }
}
