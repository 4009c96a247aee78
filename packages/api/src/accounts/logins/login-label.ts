import type { ApiRequest } from '../../core/api-request.ts'

/** The label of a login in the list: the client's own name, without the author id that third-party clients put in front. */
export const loginLabel = ({ client, userAgent: agent }: Pick<ApiRequest, 'client' | 'userAgent'>): string => {
  const named = client.replace(/^[0-9a-f-]{36}\s*-?\s*/i, '').trim()
  return named || deviceName(agent) || 'unknown'
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

const deviceName = (agent: string): string => {
  const browser = BROWSERS.find(([mark]) => agent.includes(mark))?.[1]
  const system = SYSTEMS.find(([mark]) => agent.includes(mark))?.[1]
  if (browser === undefined) return agent.split(/[\s/]/)[0] ?? ''
  return system === undefined ? browser : `${browser}, ${system}`
}
