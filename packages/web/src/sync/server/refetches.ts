/** Requests after whose response nothing is refetched: they fetch, or raise the version by more than one themselves. */
const EXCEPTIONS: readonly (readonly [method: string, path: RegExp])[] = [
  ['GET', /\/user$/],
  ['GET', /\/tasks\/user$/],
  ['POST', /\/chat\/seen/],
  ['POST', /\/cron$/],
  ['POST', /\/user\/class\/cast/],
]

/** Whether a version that is more than one ahead in the response means that the player is refetched. The specification, 7. */
export const refetches = (method: string, path: string): boolean => {
  const [withoutQuery = ''] = path.split('?')
  return !EXCEPTIONS.some(([verb, pattern]) => verb === method && pattern.test(withoutQuery))
}
