import { pathTo } from './match-route.ts'

/** Whether an address from outside, such as `redirectTo`, is a path of this site: no open redirects. */
const isOwnPath = (to: string): boolean => /^\/(?![/\\])/.test(to)

/** Where to go after login: the address requested before, or the tasks. */
export const afterLogin = (search: string): string => {
  const to = new URLSearchParams(search).get('redirectTo')
  return to !== null && isOwnPath(to) ? to : pathTo('tasks')
}
