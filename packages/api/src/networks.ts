import ipaddr from 'ipaddr.js'

/** An address, or a network as `10.1.0.0/16`, that webhooks may reach although it is not public. */
export type AllowedNetwork = readonly [ipaddr.IPv4 | ipaddr.IPv6, number]

/** Nothing for a text that is neither. */
export const parseNetwork = (text: string): AllowedNetwork | undefined => {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text)
  if (!ipaddr.isValid(text)) return undefined
  const address = ipaddr.parse(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

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
