import type { Ask } from '../../http/ask.ts'

/** What a player reads in the list of logins: the program, as it names itself. Tools put their author's id in front. */
export const labelOf = ({ client, agent }: Pick<Ask, 'client' | 'agent'>): string => {
  const named = client.replace(/^[0-9a-f-]{36}\s*-?\s*/i, '').trim()
  return named || deviceIn(agent) || 'unknown'
}

const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const

const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const

const deviceIn = (agent: string): string => {
  const browser = BROWSERS.find(([mark]) => agent.includes(mark))?.[1]
  const system = SYSTEMS.find(([mark]) => agent.includes(mark))?.[1]
  if (browser === undefined) return agent.split(/[\s/]/)[0] ?? ''
  return system === undefined ? browser : `${browser}, ${system}`
}
