/** The eight groups of an IPv6 address without leading zeros; null for what is none. */
function groupsOf(ip: string): string[] | null {
  if (!/^[0-9a-f:]+$/i.test(ip) || !ip.includes(':')) return null
  const [before = [], after] = ip.split('::').map((part) => part.split(':').filter(Boolean))
  const missing = Math.max(0, 8 - before.length - (after?.length ?? 0))
  const groups = [...before, ...Array<string>(missing).fill('0'), ...(after ?? [])]
  return groups.map((group) => Number.parseInt(group, 16).toString(16))
}

const plainOf = (ip: string) => ip.replace(/^::ffff:(?=\d+\.)/i, '')

/** The network of an address: IPv4 /24, IPv6 /48. Null for what is no address. */
export function networkOf(ip: string | null): string | null {
  if (ip === null) return null
  const v4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(plainOf(ip))
  if (v4) return `${v4[1]}.0/24`
  const groups = groupsOf(plainOf(ip))
  return groups && `${groups.slice(0, 3).join(':')}::/48`
}

/** What one caller has: an IPv4 address, or the whole /64 of an IPv6 address to choose from. */
export function hostOf(ip: string): string {
  const groups = groupsOf(plainOf(ip))
  return groups ? `${groups.slice(0, 4).join(':')}::/64` : plainOf(ip)
}
