import type { CDPSession } from 'playwright'

type TraceEvent = {
  readonly name: string
  readonly ph: string
  readonly ts: number
  readonly dur?: number
  readonly pid: number
  readonly tid: number
  readonly args?: { readonly data?: { readonly type?: string } }
}

/** The trace of what runs meanwhile. */
export const record = async (devtools: CDPSession, run: () => Promise<void>): Promise<ReadonlyArray<TraceEvent>> => {
  const events: TraceEvent[] = []
  const take = ({ value }: { readonly value: ReadonlyArray<object> }) => events.push(...(value as TraceEvent[]))
  devtools.on('Tracing.dataCollected', take)
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'toplevel', 'disabled-by-default-devtools.timeline'] },
  })
  await run()
  const isComplete = new Promise<void>((resolve) => devtools.once('Tracing.tracingComplete', () => resolve()))
  await devtools.send('Tracing.end')
  await isComplete
  devtools.off('Tracing.dataCollected', take)
  return events
}

const SECOND = 1_000_000

/** Milliseconds that the thread of an input event was busy in the second after it began. */
export const busyAfter = (events: ReadonlyArray<TraceEvent>, type: string): number => {
  const input = events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === type)
  if (input === undefined) return 0
  const { ts: start, tid, pid } = input
  const tasks = events.filter(
    (event) =>
      event.name === 'RunTask' &&
      event.pid === pid &&
      event.tid === tid &&
      event.ts + (event.dur ?? 0) > start &&
      event.ts < start + SECOND,
  )
  return tasks.reduce((sum, { dur = 0 }) => sum + dur, 0) / 1000
}
