import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

type Received = {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly text: string
  readonly body: Readonly<Record<string, unknown>>
}

export type WebhookReceiver = {
  readonly url: string
  readonly received: Received[]
  /** What the next requests are answered: a status, or nothing at all. */
  answer: number | 'never'
  readonly stop: () => Promise<void>
}

/** A server of somebody else that webhooks are sent to. */
export const startWebhookReceiver = async (): Promise<WebhookReceiver> => {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      received.push({ path: request.url ?? '', headers: request.headers, text, body: JSON.parse(text) })
      if (receiver.answer === 'never') return
      response.writeHead(receiver.answer, { location: 'http://127.0.0.1/elsewhere' }).end('thanks')
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: 200,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
  return receiver
}
