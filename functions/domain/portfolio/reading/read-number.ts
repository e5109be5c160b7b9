/** Which sign a column uses for decimals; null: nothing in it tells. */
export type DecimalSign = ',' | '.' | null

const digitsOnly = /^-?\d+$/

/**
 * A number written with any of the usual groupings: 1'500, 1 500, 1.500,00, 1,500.00, 15.5, 15,5,
 * and letter-spaced "6 0". Null when the text is not just a number.
 */
export function readNumber(text: string, decimal: DecimalSign = null): number | null {
  let digits = text
    .trim()
    .replace(/[−–]/g, '-')
    .replace(/['’`´]/g, '')
  if (!/^-?[\d.,\s]*\d[.,]?(?:[-–]+)?$/.test(digits)) return null
  digits = digits.replace(/[.,]-+$/, '').replace(/[.,]$/, '')
  if (/\s/.test(digits)) {
    const grouped = /^-?\d{1,3}(?:\s\d{3})+(?:[.,]\d{1,2})?$/.test(digits)
    const letterSpaced = /^-?\d(?:\s?[\d.,])+$/.test(digits) && /^(?:-?\d|[.,]|\s)+$/.test(digits)
    const single = digits.split(/\s+/).every((part) => /^[\d.,]{1,2}$/.test(part))
    if (!grouped && !(letterSpaced && single)) return null
    digits = digits.replace(/\s/g, '')
  }
  return toNumber(digits, decimal)
}

function toNumber(digits: string, decimal: DecimalSign): number | null {
  const lastComma = digits.lastIndexOf(',')
  const lastDot = digits.lastIndexOf('.')
  if (lastComma < 0 && lastDot < 0) return digitsOnly.test(digits) ? Number(digits) : null
  const sign = lastComma > lastDot ? ',' : '.'
  const other = sign === ',' ? '.' : ','
  const parts = digits.split(sign)
  if (digits.includes(other)) {
    // both signs: the last one is the decimal sign, the other groups thousands
    return parts.length === 2
      ? finite(`${(parts[0] ?? '').replaceAll(other, '')}.${parts[1]}`)
      : null
  }
  const last = parts.at(-1) ?? ''
  const groups = parts.length > 2 || (last.length === 3 && decimal !== sign && isGroup(parts[0]))
  const isThousands = groups && (decimal !== null || sign === ',' || parts.length > 2)
  if (isThousands)
    return parts.slice(1).every((p) => p.length === 3) ? finite(parts.join('')) : null
  return parts.length === 2 ? finite(parts.join('.')) : null
}

const isGroup = (head: string | undefined) => head !== undefined && /^-?[1-9]\d{0,2}$/.test(head)

function finite(text: string): number | null {
  const value = Number(text)
  return text !== '' && Number.isFinite(value) ? value : null
}

const hasSign = /[.,]/

/** The decimal sign of a column, from all its texts; "." or "," only when some value proves it. */
export function decimalSignOf(texts: Iterable<string>): DecimalSign {
  let comma = 0
  let dot = 0
  for (const text of texts) {
    if (!hasSign.test(text)) continue
    for (const [number] of text.matchAll(/\d[\d.,'’]*\d/g)) {
      const lastComma = number.lastIndexOf(',')
      const lastDot = number.lastIndexOf('.')
      if (lastComma < 0 && lastDot < 0) continue
      const sign = lastComma > lastDot ? ',' : '.'
      const after = number.length - 1 - Math.max(lastComma, lastDot)
      const isProof = after !== 3 || (lastComma >= 0 && lastDot >= 0)
      if (!isProof) continue
      if (sign === ',') comma += 1
      else dot += 1
    }
  }
  if (comma === 0 && dot === 0) return null
  return comma > dot ? ',' : '.'
}

/** Three digits after the only sign of all prices are thousands: nobody asks "1.740" and "10.470" to a thousandth. */
export function decimalSignOfPrices(texts: readonly string[]): DecimalSign {
  const known = decimalSignOf(texts)
  if (known !== null) return known
  const grouped = texts.filter((text) => /(?<![\d.,])[1-9]\d{0,2}[.,]\d{3}(?![\d.,])/.test(text))
  if (grouped.length < 2) return null
  return grouped[0]?.includes('.') ? ',' : '.'
}

/** Takes the noise of binary fractions away: 450.00021 is 450, 13.9997 is 14, 3.408 stays. */
export function withoutNoise(amount: number): number {
  const cents = Math.round(amount * 100) / 100
  // prices of wholesalers have up to three decimals; what is nearer than that to a cent is noise
  return Math.abs(amount - cents) < 0.0007 ? cents : Math.round(amount * 1e6) / 1e6
}
