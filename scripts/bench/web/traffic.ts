import type { CDPSession } from 'playwright'

export type Traffic = { readonly script: number; readonly all: number }

const KB = 1000

/** Counts the bytes that come over the wire, headers included, in kB of 1000 bytes. */
export const watchTraffic = (devtools: CDPSession): { readonly soFar: () => Traffic } => {
  const types = new Map<string, string>()
  let [script, all] = [0, 0]
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    types.set(requestId, response.mimeType.includes('javascript') ? 'Script' : type)
  })
  // Bytes as they come: a file that is still on its way counts as far as it is here.
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    all += encodedDataLength
    if (types.get(requestId) === 'Script') script += encodedDataLength
  })
  return { soFar: () => ({ script: script / KB, all: all / KB }) }
}
