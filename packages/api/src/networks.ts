import ipaddr from 'ipaddr.js'
import { isIP } from 'node:net'

/** An address, or a network as `10.1.0.0/16`, that webhooks may reach although it is not public. */
export type AllowedNetwork = readonly [ipaddr.IPv4 | ipaddr.IPv6, number]

/** Nothing for a text that is neither. */
export const parseNetwork = (text: string): AllowedNetwork | undefined => {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text)
  if (!ipaddr.isValid(text)) return undefined
  const address = ipaddr.parse(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

/** One text for each address: IPv4 in its own notation, IPv6 in the short one. A text that is no address stays as it is. */
export const canonicalAddress = (text: string): string =>
  ipaddr.isValid(text) ? ipaddr.process(text).toString() : text

/** Nothing for a text that is not one whole address; `1.2` is none, though some programs read it as one. */
export const parseAddress = (text: string): string | undefined =>
  isIP(text) === 0 ? undefined : canonicalAddress(text)

/**
 * Whether webhooks may be sent there: to addresses of the public internet, never to loopback, private, link-local,
 * metadata or multicast ones, in whatever notation, unless the operator allows them.
 */
export const mayReach = (text: string, allowed: ReadonlyArray<AllowedNetwork>): boolean => {
  if (!ipaddr.isValid(text)) return false
  // an IPv4 address in the notation of IPv6 is judged as what it is
  const address = ipaddr.process(text)
  const isAllowed = allowed.some(
    ([network, bits]) => network.kind() === address.kind() && address.match([network, bits] as never),
  )
  return isAllowed || address.range() === 'unicast'
}
