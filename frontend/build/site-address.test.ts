import { describe, expect, it, vi } from 'vitest'
import { checkedAddress, localAddress } from './site-address.ts'

describe('the address of the site', () => {
  it('is an origin', () => {
    expect(checkedAddress('https://www.example.com/', true)).toBe('https://www.example.com')
    for (const given of ['www.example.com', 'https://www.example.com/en', 'https://a.example?b']) {
      expect(() => checkedAddress(given, false)).toThrow(/cdk\.json/)
    }
  })

  it('is the local one where none is set, but not in a build to be published', () => {
    const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    expect(checkedAddress('', false)).toBe(localAddress)
    expect(told).toHaveBeenCalledWith(expect.stringContaining('Do not publish'))
    told.mockRestore()
    expect(() => checkedAddress('', true)).toThrow(/nordgate:siteAddress in cdk\.json/)
  })
})
