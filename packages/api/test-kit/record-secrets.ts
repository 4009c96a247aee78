/** Fields whose text gives access to something. */
const SECRET_FIELD = /password|token|secret|recovery|^codes?$|ceremony|x-api-key/i

/** Shorter texts may occur by chance. */
const SHORTEST = 8

export type RecordedSecrets = {
  /** Every secret that a request or a response of this process held. */
  readonly secrets: () => ReadonlyArray<string>
  readonly stop: () => void
}

/** Reads along with `fetch`: headers and bodies of requests, bodies of responses. */
export const recordSecrets = (): RecordedSecrets => {
  const original = globalThis.fetch
  const secrets = new Set<string>()
  const collect = (value: unknown, field = ''): void => {
    if (typeof value === 'string') {
      if (value.length >= SHORTEST && SECRET_FIELD.test(field)) secrets.add(value)
      return
    }
    if (Array.isArray(value)) for (const each of value) collect(each, field)
    else for (const [name, each] of Object.entries(Object(value) as object)) collect(each, name)
  }
  globalThis.fetch = async (input, init) => {
    collect(Object.fromEntries(new Headers(init?.headers)))
    if (typeof init?.body === 'string') collect(parsed(init.body))
    const response = await original(input, init)
    if (response.headers.get('content-type')?.includes('json') === true) collect(parsed(await response.clone().text()))
    return response
  }
  return {
    secrets: () => [...secrets],
    stop: () => {
      globalThis.fetch = original
    },
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
