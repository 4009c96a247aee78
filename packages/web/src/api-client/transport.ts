import { HEADERS, type Transport, WEB_CLIENT } from '@daykeep/api/contract'
import { noteAppVersion } from '../chunks/index.ts'
import type { Credentials } from '../session/index.ts'
import { takeStartResponse } from './start-responses.ts'

/** Sends requests of the contract with credentials, language and time zone. */
export const createTransport =
  (credentials: Credentials | undefined, language: string): Transport =>
  async ({ method, path, headers, body }) => {
    const early = method === 'GET' && credentials !== undefined ? takeStartResponse(path, credentials.apiId) : undefined
    const response = await (early ??
      fetch(path, {
        method,
        headers: {
          ...headers,
          ...(credentials && { [HEADERS.user]: credentials.apiId, [HEADERS.key]: credentials.apiToken }),
          [HEADERS.client]: WEB_CLIENT,
          [HEADERS.timezoneOffset]: String(new Date().getTimezoneOffset()),
          'accept-language': language.replaceAll('_', '-'),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }))
    const answer = await readBody(response)
    noteAppVersion(Object(answer).appVersion)
    return { status: response.status, body: answer }
  }

/** The parsed body, or the text of one that is not JSON: a file, or a proxy's error page. */
const readBody = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
