/**
 * How VAT numbers are written: country prefix, then the pattern.
 * EU and XI: ec.europa.eu/taxation_customs/vies, FAQ question 11 (structure of VAT numbers); Greece
 * writes EL. GB: gov.uk, HMRC VAT Notice 700 section 5; CH: eidg. UID-Gesetz SR 431.03 art. 6;
 * NO: Skatteetaten, organisation number followed by MVA.
 */
const patterns: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CH: /^E\d{9}(MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^([A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d[A-Z0-9+*]\d{5}[A-Z]|\d{7}[A-W][A-I])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9+*]{10}\d{2}$/,
  NO: /^\d{9}(MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
}

/** Prefixes that the register of the EU (VIES) knows. */
const registered = new Set(
  Object.keys(patterns).filter((prefix) => !['CH', 'GB', 'NO'].includes(prefix)),
)

/** Prefixes that numbers of a country begin with. */
const prefixesOf = (countryCode: string): readonly string[] => {
  if (countryCode === 'GR') return ['EL']
  // a business in Northern Ireland trades goods with the EU under XI
  if (countryCode === 'GB') return ['GB', 'XI']
  return [countryCode]
}

export interface VatNumber {
  readonly prefix: string
  /** Without the prefix. */
  readonly number: string
  /** Whether the register of the EU can be asked about it. */
  readonly isInRegister: boolean
}

/**
 * A VAT number as written, with or without prefix, in the format of the company's country. Null when
 * it is not in that format; a country whose format is not known takes anything plausible.
 */
export function readVatNumber(countryCode: string, written: string): VatNumber | null {
  const compact = written.toUpperCase().replace(/[\s.\-/_]/g, '')
  const prefixes = prefixesOf(countryCode)
  const prefix = prefixes.find((one) => compact.startsWith(one)) ?? prefixes[0] ?? countryCode
  const pattern = patterns[prefix]
  if (pattern === undefined) {
    return /^[A-Z0-9]{4,20}$/.test(compact)
      ? { prefix: countryCode, number: compact, isInRegister: false }
      : null
  }
  const number = compact.startsWith(prefix) ? compact.slice(prefix.length) : compact
  return pattern.test(number) ? { prefix, number, isInRegister: registered.has(prefix) } : null
}
