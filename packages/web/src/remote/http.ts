import { HEADERS, type Send, WEB_CLIENT } from '@daykeep/api/contract'
import type { Credentials } from '../session/index.ts'

/** Sends requests of the contract with who asks, in which language, and where their day begins. */
export const sendAs =
  (credentials: Credentials | undefined, language: string): Send =>
  async ({ method, path, headers, body }) => {
    const answer = await fetch(path, {
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
    })
    return { status: answer.status, body: await readJson(answer) }
  }

/** The body, or nothing where it is no JSON: the page of a proxy. */
const readJson = async (answer: Response): Promise<unknown> => {
  try {
    return await answer.json()
  } catch {
    return undefined
  }
}
