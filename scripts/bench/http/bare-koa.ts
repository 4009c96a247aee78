import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'

/** The least that Koa can answer: what every other figure over HTTP is compared with. */
const app = new Koa()
app.use((heard) => {
  heard.body = { success: true }
})
const answer = app.callback()
const server = createServer((request, response) => void answer(request, response))
server.listen(0, () => {
  process.stdout.write(`listens on http://localhost:${(server.address() as AddressInfo).port}\n`)
})
