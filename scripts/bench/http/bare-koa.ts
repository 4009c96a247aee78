import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'

const { BYTES } = process.env

/** A minimal Koa server, the baseline of the figures over HTTP. With BYTES its answers have that length. */
const app = new Koa()
const body = BYTES === undefined ? { success: true } : Buffer.alloc(Number(BYTES))
app.use((ctx) => {
  ctx.body = body
})
const handler = app.callback()
const server = createServer((request, response) => void handler(request, response))
server.listen(0, () => {
  process.stdout.write(`listens on http://localhost:${(server.address() as AddressInfo).port}\n`)
})
