import { describe, expect, it } from 'vitest'
import { hostOf, networkOf } from './network.ts'

describe('the network of an address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:DB8:1:2::3', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['1::2:3:4:5:6:7', '1:0:2::/48'],
    ['not an address', null],
    [null, null],
  ])('%s is %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network)
  })
})

describe('what one caller has to choose addresses from', () => {
  it.each([
    ['203.0.113.77', '203.0.113.77'],
    ['::ffff:203.0.113.77', '203.0.113.77'],
    ['2001:DB8:0001:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['not an address', 'not an address'],
  ])('is for %s: %s', (ip, host) => {
    expect(hostOf(ip)).toBe(host)
  })
})
