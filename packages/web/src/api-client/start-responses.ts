/** Responses that `start.js` requested before the app was loaded, by address. */
type Start = { readonly apiId: string; readonly responses: Record<string, Promise<Response> | undefined> }

/**
 * The response that the page requested at its start, once: a second request goes to the server. `undefined` if
 * nothing was requested, or for another player.
 */
export const takeStartResponse = (path: string, apiId?: string): Promise<Response> | undefined => {
  const { daykeepStart: start } = window as { readonly daykeepStart?: Start }
  if (start === undefined || (apiId !== undefined && apiId !== start.apiId)) return undefined
  const response = start.responses[path]
  delete start.responses[path]
  return response
}
