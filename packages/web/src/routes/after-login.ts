import { pathTo } from './match-path.ts'

/** Whether an address that came from outside, as `redirectTo` does, leads to a page of ours. */
export const isOwnPath = (to: string): boolean => /^\/(?![/\\])/.test(to)

/** Where a player goes after logging in: what was wanted before, or tasks. */
export const afterLogin = (search: string): string => {
  const to = new URLSearchParams(search).get('redirectTo')
  return to !== null && isOwnPath(to) ? to : pathTo('tasks')
}
