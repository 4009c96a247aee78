/** What the page has asked for before the app was there (`start.js`), by address. */
type Start = { readonly apiId: string; readonly responses: Record<string, Promise<Response> | undefined> }

/**
 * The response that the page has asked for at its start, once: who asks again means the server as it is then. `undefined`
 * for what was not asked, and for another player.
 */
export const takeStartResponse = (path: string, apiId?: string): Promise<Response> | undefined => {
  const { daykeepStart: start } = window as { readonly daykeepStart?: Start }
  if (start === undefined || (apiId !== undefined && apiId !== start.apiId)) return undefined
  const response = start.responses[path]
  delete start.responses[path]
  return response
}
