import { isIP } from 'node:net'
import { type AllowedNetwork, mayReach } from '../../networks.ts'

/**
 * Whether messages may be sent there: an https address that names no private one. What a name means is checked again
 * whenever something is sent.
 */
export const isPushEndpoint = (address: string, allowed: ReadonlyArray<AllowedNetwork>): boolean => {
  const url = URL.parse(address)
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 ? host.includes('.') : mayReach(host, allowed)
}
