/** Those that the browser knows, by continent, with the one that counts. */
export const zonesWith = (own: string) =>
  [...new Set([own, ...Intl.supportedValuesOf('timeZone')])].sort().map((value) => ({
    value,
    label: value.slice(value.indexOf('/') + 1).replaceAll('_', ' '),
    group: value.split('/')[0] ?? value,
  }))

/** That of the browser's clock. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
