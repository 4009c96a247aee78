import { connect } from 'node:net'
import type { Speed } from '../measure.ts'
import type { RunningServer } from './start-server.ts'

/** A whole HTTP request as text, which one connection repeats. */
export type WireRequest = string

/** Requests a second, how long each took in milliseconds, and how many microseconds of the server's processors. */
export type Load = Speed & { readonly p50: number; readonly p99: number; readonly cpu: number }

const WARM_UP_MS = 700
const SLICES = 5
const SLICE_MS = 400

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

type Count = { responses: number; error: string; times: number[] }

/** Responses a second of a local server, with one pending request on each connection. Throws on a status other than 200. */
export const load = async (server: RunningServer, requests: ReadonlyArray<WireRequest>): Promise<Load> => {
  const count: Count = { responses: 0, error: '', times: [] }
  const sockets = requests.map((request) => repeat(server.port, request, count))
  await wait(WARM_UP_MS)
  count.times = []
  const first = count.responses
  const cpuBefore = await server.cpu()
  const slices: number[] = []
  for (let slice = 0; slice < SLICES; slice += 1) {
    const before = count.responses
    const start = performance.now()
    await wait(SLICE_MS)
    slices.push(((count.responses - before) * 1000) / (performance.now() - start))
  }
  const cpu = ((await server.cpu()) - cpuBefore) / (count.responses - first)
  for (const socket of sockets) socket.destroy()
  if (count.error !== '') throw new Error(count.error)
  const perSecond = slices.reduce((sum, each) => sum + each, 0) / SLICES
  const spread = slices.reduce((sum, each) => sum + (each - perSecond) ** 2, 0) / (SLICES - 1)
  const times = count.times.toSorted((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return { perSecond, margin: (100 * 2 * Math.sqrt(spread / SLICES)) / perSecond, p50: at(0.5), p99: at(0.99), cpu }
}

const HEAD_END = Buffer.from('\r\n\r\n')

/** A minimal client, so that the server is what is measured. */
const repeat = (port: number, request: WireRequest, count: Count) => {
  let sentAt = 0
  let missing = -1
  const send = () => {
    missing = -1
    sentAt = performance.now()
    socket.write(request)
  }
  const socket = connect({ port, host: '127.0.0.1', noDelay: true }, send)
  socket.on('error', () => socket.destroy())
  socket.on('data', (part: Buffer): void => {
    if (missing < 0) {
      const head = part.indexOf(HEAD_END)
      if (!part.subarray(0, 12).equals(OK)) count.error = part.toString().slice(0, 2000)
      missing = head + HEAD_END.length + lengthIn(part.toString('latin1', 0, head)) - part.length
    } else missing -= part.length
    if (missing > 0) return
    count.responses += 1
    count.times.push(performance.now() - sentAt)
    send()
  })
  return socket
}

const OK = Buffer.from('HTTP/1.1 200')

const lengthIn = (head: string): number => Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
