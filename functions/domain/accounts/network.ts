/** The network of an address: IPv4 /24, IPv6 /48. Null for what is no address. */
export function networkOf(ip: string | null): string | null {
  if (ip === null) return null
  const mapped = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  const v4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(mapped)
  if (v4) return `${v4[1]}.0/24`
  if (!/^[0-9a-f:]+$/i.test(mapped) || !mapped.includes(':')) return null
  const [head = ''] = mapped.split('::')
  const groups = [...head.split(':').filter(Boolean), '0', '0', '0'].slice(0, 3)
  return `${groups.join(':').toLowerCase()}::/48`
}
