import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'

/** A minimal Koa server, the baseline of the figures over HTTP. */
const app = new Koa()
app.use((ctx) => {
  ctx.body = { success: true }
})
const handler = app.callback()
const server = createServer((request, response) => void handler(request, response))
server.listen(0, () => {
  process.stdout.write(`listens on http://localhost:${(server.address() as AddressInfo).port}\n`)
})
