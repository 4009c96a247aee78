import { describe, expect, it } from 'vitest'
import { mayReach, parseNetwork } from './networks.ts'

describe('where webhooks may go', () => {
  it.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946', '::ffff:8.8.8.8'])(
    '%s is public',
    (address) => {
      expect(mayReach(address, [])).toBe(true)
    },
  )

  it.each([
    ['loopback', '127.0.0.1'],
    ['loopback', '127.8.9.10'],
    ['loopback', '::1'],
    ['unspecified', '0.0.0.0'],
    ['unspecified', '::'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '192.168.1.1'],
    ['unique local', 'fd00::1'],
    ['link-local', '169.254.1.1'],
    ['metadata of clouds', '169.254.169.254'],
    ['link-local', 'fe80::1'],
    ['carrier-grade', '100.64.0.1'],
    ['benchmarks', '198.18.0.1'],
    ['multicast', '224.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['loopback, as IPv6', '::ffff:127.0.0.1'],
    ['private, as IPv6', '::ffff:0a00:0001'],
    ['private behind NAT64', '64:ff9b::a00:1'],
    ['private behind 6to4', '2002:a00:1::'],
    ['no address', 'localhost'],
  ])('%s is not: %s', (_, address) => {
    expect(mayReach(address, [])).toBe(false)
  })

  it('goes to what the operator lists, and no further', () => {
    const allowed = ['10.1.0.0/16', 'fd00::5']
      .map((text) => parseNetwork(text))
      .filter((network) => network !== undefined)
    expect(['10.1.2.3', '::ffff:10.1.2.3', 'fd00::5'].map((address) => mayReach(address, allowed))).toEqual([
      true,
      true,
      true,
    ])
    expect(['10.2.0.1', 'fd00::6', '127.0.0.1'].map((address) => mayReach(address, allowed))).toEqual([
      false,
      false,
      false,
    ])
  })

  it.each(['10.1.0.0/33', 'example.org', ''])('%s is no network', (text) => {
    expect(parseNetwork(text)).toBeUndefined()
  })
})
