import { LIVE_TYPES, type LiveData, type LiveType } from '@daykeep/api/contract'

/** Something that the server tells. `id`: where the stream goes on after it; empty where it does not say. */
export type LiveEvent = { readonly type: LiveType; readonly id: string; readonly data: LiveData }

/** The events of a stream as they come. `onSign` is called for everything that is read, comments too. */
export async function* readEvents(body: ReadableStream<Uint8Array>, onSign: () => void): AsyncGenerator<LiveEvent> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ''
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      onSign()
      text += decoder.decode(part.value, { stream: true })
      const frames = text.split('\n\n')
      text = frames.pop() ?? ''
      for (const frame of frames) {
        const event = toEvent(frame)
        if (event !== undefined) yield event
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

const isLiveType = (type: string): type is LiveType => (LIVE_TYPES as ReadonlyArray<string>).includes(type)

/** Undefined for comments, and for what a later release tells. */
const toEvent = (frame: string): LiveEvent | undefined => {
  const fields = new Map(frame.split('\n').map((line) => splitAt(line, line.indexOf(': '))))
  const type = fields.get('event') ?? ''
  return isLiveType(type)
    ? { type, id: fields.get('id') ?? '', data: JSON.parse(fields.get('data') ?? '{}') as LiveData }
    : undefined
}

const splitAt = (line: string, at: number): readonly [string, string] => [line.slice(0, at), line.slice(at + 2)]
