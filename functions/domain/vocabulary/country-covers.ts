/** Territories whose drinks count as the state's own: a Martinique rum is from FR and from MQ alike. */
const territories: Readonly<Record<string, readonly string[]>> = {
  DK: ['FO', 'GL'],
  FI: ['AX'],
  FR: ['BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT'],
  NL: ['AW', 'BQ', 'CW', 'SX'],
  NO: ['BV', 'SJ'],
  US: ['AS', 'GU', 'MP', 'PR', 'UM', 'VI'],
}

/** True when a product from `stated` is a product from `asked`: the same state, or a territory of it. */
export function countryCovers(asked: string, stated: string): boolean {
  return asked === stated || (territories[asked]?.includes(stated) ?? false)
}
