import type { CDPSession } from 'playwright'

export type TraceEvent = {
  readonly name: string
  readonly ph: string
  readonly ts: number
  readonly dur?: number
  /** Microseconds that the thread itself ran: what other programs took of the processor meanwhile is not in it. */
  readonly tdur?: number
  readonly pid: number
  readonly tid: number
  readonly args?: { readonly data?: { readonly type?: string } }
}

const CATEGORIES = ['devtools.timeline', 'toplevel', 'disabled-by-default-devtools.timeline', 'blink.user_timing']

/** The trace of what runs meanwhile. */
export const record = async (devtools: CDPSession, run: () => Promise<void>): Promise<ReadonlyArray<TraceEvent>> => {
  const events: TraceEvent[] = []
  const take = ({ value }: { readonly value: ReadonlyArray<object> }) => events.push(...(value as TraceEvent[]))
  devtools.on('Tracing.dataCollected', take)
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  })
  await run()
  const isComplete = new Promise<void>((resolve) => devtools.once('Tracing.tracingComplete', () => resolve()))
  await devtools.send('Tracing.end')
  await isComplete
  devtools.off('Tracing.dataCollected', take)
  return events
}

const SECOND = 1_000_000

export type InputCost = {
  /** Milliseconds of the main thread until the frame that shows the input is handed to the compositor. */
  readonly drawn: number
  /** Milliseconds of the main thread in the second after the input began. */
  readonly busy: number
}

/** What each input event of a type cost the main thread, in milliseconds that the thread itself ran. */
export const inputCosts = (events: ReadonlyArray<TraceEvent>, type: string): ReadonlyArray<InputCost> =>
  events
    .filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === type)
    .map((input) => costOf(events, input))

const costOf = (events: ReadonlyArray<TraceEvent>, { ts: start, pid, tid }: TraceEvent): InputCost => {
  const own = events.filter((event) => event.pid === pid && event.tid === tid && endOf(event) > start)
  const tasks = own.filter(({ name, ts }) => name === 'RunTask' && ts < start + SECOND)
  const drawnAt = Math.min(...own.filter(({ name, ts }) => name === 'Commit' && ts > start).map(endOf))
  return { drawn: threadTime(tasks.filter(({ ts }) => ts < drawnAt)), busy: threadTime(tasks) }
}

/** Milliseconds of the main thread from one mark of the page until the frame after another. */
export const costUntilMark = (
  events: ReadonlyArray<TraceEvent>,
  { from, to }: { readonly from: string; readonly to: string },
): number => {
  const [first, last] = [from, to].map((mark) => events.find(({ name }) => name === mark))
  if (first === undefined || last === undefined) throw new Error(`the page has not set the marks ${from} and ${to}`)
  const own = events.filter((event) => event.pid === first.pid && event.tid === first.tid && endOf(event) > first.ts)
  const drawnAt = Math.min(...own.filter(({ name, ts }) => name === 'Commit' && ts > last.ts).map(endOf))
  return threadTime(own.filter(({ name, ts }) => name === 'RunTask' && ts < drawnAt))
}

/** Milliseconds of the main thread for each frame that it drew. */
export const frameCost = (events: ReadonlyArray<TraceEvent>): number => {
  const frames = events.filter(({ name }) => name === 'Commit')
  const [{ pid, tid } = { pid: 0, tid: 0 }] = frames
  const tasks = events.filter((event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid)
  return threadTime(tasks) / Math.max(1, frames.length)
}

const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur

const threadTime = (tasks: ReadonlyArray<TraceEvent>): number =>
  tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
