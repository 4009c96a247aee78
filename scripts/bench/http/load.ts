import { connect } from 'node:net'
import type { Speed } from '../measure.ts'

/** A request as it goes over the wire; each connection sends its own over and over. */
export type WireRequest = string

const WARM_UP = 1000
const SLICES = 10
const SLICE = 400

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** Answers a second of a server on this machine, one request under way on each connection. Throws on any answer but 200. */
export const load = async (port: number, requests: ReadonlyArray<WireRequest>): Promise<Speed> => {
  const count = { answers: 0, fault: '' }
  const sockets = requests.map((request) => repeat(port, request, count))
  await wait(WARM_UP)
  const slices: number[] = []
  for (let slice = 0; slice < SLICES; slice += 1) {
    const before = count.answers
    const start = performance.now()
    await wait(SLICE)
    slices.push(((count.answers - before) * 1000) / (performance.now() - start))
  }
  for (const socket of sockets) socket.destroy()
  if (count.fault !== '') throw new Error(count.fault)
  const perSecond = slices.reduce((sum, each) => sum + each, 0) / SLICES
  const spread = slices.reduce((sum, each) => sum + (each - perSecond) ** 2, 0) / (SLICES - 1)
  return { perSecond, margin: (100 * 2 * Math.sqrt(spread / SLICES)) / perSecond }
}

/** A client as light as can be, so that what is measured is the server. */
const repeat = (port: number, request: WireRequest, count: { answers: number; fault: string }) => {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => socket.write(request))
  let heard = ''
  socket.on('error', () => socket.destroy())
  socket.on('data', (part) => {
    heard += part.toString('latin1')
    const head = heard.indexOf('\r\n\r\n')
    if (head < 0 || heard.length < head + 4 + lengthIn(heard, head)) return
    if (!heard.startsWith('HTTP/1.1 200')) count.fault = heard.slice(0, 2000)
    count.answers += 1
    heard = ''
    socket.write(request)
  })
  return socket
}

const lengthIn = (heard: string, head: number): number =>
  Number(/content-length: (\d+)/i.exec(heard.slice(0, head))?.[1] ?? 0)
