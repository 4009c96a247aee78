import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Benchmark, Figure } from './benchmark.ts'
import { type BenchPlayer, registerPlayers, wire } from './http/players.ts'
import { withServer } from './http/with-server.ts'

/** Streams that are open at the same time; the system has to allow as many open files. */
const STREAMS = Number(process.env['STREAMS'] ?? 5000)
/** Posts that are measured. */
const POSTS = 200
/** Milliseconds over which the processor is watched. */
const WATCHED = 5000
/** Sockets that are opened at once. */
const BATCH = 100

/** From a post to its arrival on the stream of another member, and what open streams cost the server. */
export const liveStreams: Benchmark = {
  name: `live: ${POSTS} posts to a party, ${STREAMS.toLocaleString('en')} streams`,
  run: () =>
    withServer(async ({ server }) => {
      const [leader, member, ...others] = (await registerPlayers(server.port, 10)) as [
        BenchPlayer,
        BenchPlayer,
        ...BenchPlayer[],
      ]
      const { id } = await leader.ask<{ id: string }>('POST', '/groups', {
        name: 'Oak',
        type: 'party',
        privacy: 'private',
      })
      await leader.ask('POST', `/groups/${id}/invite`, { uuids: [member.id] })
      await member.ask('POST', `/groups/${id}/join`)
      const alone = await arrivals(server.port, { leader, member, group: id })
      const before = memoryOf(server.pid)
      const sockets: Socket[] = []
      while (sockets.length < STREAMS) {
        const count = Math.min(BATCH, STREAMS - sockets.length)
        const opened = await Promise.all(
          Array.from({ length: count }, (_, index) =>
            openStream(server.port, others[index % others.length] ?? member, ''),
          ),
        )
        sockets.push(...opened)
      }
      await wait(1000)
      const memory = memoryOf(server.pid) - before
      const idle = await processorOf(server.pid)
      const beside = await arrivals(server.port, { leader, member, group: id })
      for (const socket of sockets) socket.destroy()
      return [
        figure('post to arrival, alone, p50', at(alone, 0.5), 'ms'),
        figure('post to arrival, alone, p99', at(alone, 0.99), 'ms'),
        figure(`beside ${STREAMS} streams, p50`, at(beside, 0.5), 'ms'),
        figure(`beside ${STREAMS} streams, p99`, at(beside, 0.99), 'ms'),
        figure(`memory of ${STREAMS} streams`, memory, 'kB'),
        figure('processor at rest, of a second', idle, 'ms'),
      ]
    }),
}

const figure = (what: string, value: number, unit: Figure['unit']): Figure => ({ what, value, unit })

const at = (times: ReadonlyArray<number>, share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0

type Pair = { readonly leader: BenchPlayer; readonly member: BenchPlayer; readonly group: string }

/** What a stream says of a new message. */
const MESSAGE = /"group":"[^"]+","id":"([^"]+)"/g

/** Milliseconds from sending a post to reading it on another member's stream. */
const arrivals = async (port: number, { leader, member, group }: Pair): Promise<ReadonlyArray<number>> => {
  const socket = await openStream(port, member, `?groups=${group}`)
  const arrivedAt = new Map<string, number>()
  let tell = (): void => undefined
  let text = ''
  socket.on('data', (part: Buffer) => {
    text = `${text}${part.toString()}`.slice(-20_000)
    for (const [, id = ''] of text.matchAll(MESSAGE)) if (!arrivedAt.has(id)) arrivedAt.set(id, performance.now())
    tell()
  })
  const times: number[] = []
  for (let number = 0; number < POSTS; number += 1) {
    const start = performance.now()
    const posted = await leader.ask<{ message: { id: string } }>('POST', '/groups/party/chat', {
      message: 'Good morning!',
    })
    const { id } = posted.message
    while (!arrivedAt.has(id)) await new Promise<void>((resolve) => (tell = resolve))
    times.push((arrivedAt.get(id) ?? 0) - start)
  }
  socket.destroy()
  return times
}

/** Resolves with the first bytes of the stream. */
const openStream = (port: number, { headers }: BenchPlayer, query: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const request = wire('GET', `/api/v4/live${query}`, headers)
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => socket.write(request))
    socket.on('error', reject)
    socket.once('data', (part: Buffer) => {
      if (part.subarray(0, 12).toString() === 'HTTP/1.1 200') resolve(socket)
      else reject(new Error(part.toString()))
    })
  })

/** Kilobytes of memory of a process. */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)

/** Milliseconds of the processor that a process takes in a second. */
const processorOf = async (pid: number): Promise<number> => {
  const ticks = (): number => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return Number(fields[11]) + Number(fields[12])
  }
  const before = ticks()
  await wait(WATCHED)
  // the system counts in hundredths of a second
  return ((ticks() - before) * 10 * 1000) / WATCHED
}
