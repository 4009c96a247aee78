import { connect } from 'node:net'
import type { Speed } from '../measure.ts'

/** A whole HTTP request as text, which one connection repeats. */
export type WireRequest = string

const WARM_UP_MS = 1000
const SLICES = 10
const SLICE_MS = 400

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Responses a second of a local server, with one pending request on each connection. Throws on a status other than 200. */
export const load = async (port: number, requests: ReadonlyArray<WireRequest>): Promise<Speed> => {
  const count = { responses: 0, error: '' }
  const sockets = requests.map((request) => repeat(port, request, count))
  await wait(WARM_UP_MS)
  const slices: number[] = []
  for (let slice = 0; slice < SLICES; slice += 1) {
    const before = count.responses
    const start = performance.now()
    await wait(SLICE_MS)
    slices.push(((count.responses - before) * 1000) / (performance.now() - start))
  }
  for (const socket of sockets) socket.destroy()
  if (count.error !== '') throw new Error(count.error)
  const perSecond = slices.reduce((sum, each) => sum + each, 0) / SLICES
  const spread = slices.reduce((sum, each) => sum + (each - perSecond) ** 2, 0) / (SLICES - 1)
  return { perSecond, margin: (100 * 2 * Math.sqrt(spread / SLICES)) / perSecond }
}

/** A minimal client, so that the server is what is measured. */
const repeat = (port: number, request: WireRequest, count: { responses: number; error: string }) => {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => socket.write(request))
  let response = ''
  socket.on('error', () => socket.destroy())
  socket.on('data', (part) => {
    response += part.toString('latin1')
    const head = response.indexOf('\r\n\r\n')
    if (head < 0 || response.length < head + 4 + lengthIn(response, head)) return
    if (!response.startsWith('HTTP/1.1 200')) count.error = response.slice(0, 2000)
    count.responses += 1
    response = ''
    socket.write(request)
  })
  return socket
}

const lengthIn = (response: string, head: number): number =>
  Number(/content-length: (\d+)/i.exec(response.slice(0, head))?.[1] ?? 0)
