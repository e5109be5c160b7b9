import { describe, expect, it, vi } from 'vitest'
import { checkedAddress, givenAddress, localAddress } from './site-address.ts'

describe('the address of the site', () => {
  it('is an origin', () => {
    expect(checkedAddress('https://www.example.com/', true)).toBe('https://www.example.com')
    for (const given of ['www.example.com', 'https://www.example.com/en', 'https://a.example?b']) {
      expect(() => checkedAddress(given, false)).toThrow(/cdk\.json/)
    }
  })

  it('is that of cdk.json, which the stack reads, and no other', () => {
    const configured = { 'nordgate:siteAddress': 'https://www.example.com' }
    expect(givenAddress(configured, '')).toBe('https://www.example.com')
    expect(givenAddress(configured, 'https://www.example.com/')).toBe('https://www.example.com')
    expect(givenAddress({}, 'https://not-known-yet.example')).toBe('https://not-known-yet.example')
    expect(() => givenAddress(configured, 'https://old.example')).toThrow('unset SITE_ADDRESS')
  })

  it('is the local one where none is set, but not in a build to be published', () => {
    const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    expect(checkedAddress('', false)).toBe(localAddress)
    expect(told).toHaveBeenCalledWith(expect.stringContaining('Do not publish'))
    told.mockRestore()
    expect(() => checkedAddress('', true)).toThrow(/nordgate:siteAddress in cdk\.json/)
  })
})
