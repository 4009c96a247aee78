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
    const answer = await readJson(response)
    noteAppVersion(Object(answer).appVersion)
    return { status: response.status, body: answer }
  }

/** The parsed body; `undefined` for a body that is not JSON, such as a proxy's error page. */
const readJson = async (response: Response): Promise<unknown> => {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}
