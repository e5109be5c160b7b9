import { designationInName } from '../../vocabulary/designations.ts'
import { isCountry, type Place, readPlace } from './read-place.ts'
import { isRegionName } from './region-words.ts'
import { tidy } from './sheet.ts'

const danglingSigns = /(?<![\s,–—-])[\s,–—-]+$/

/** The place that a wine's name states: "Dôle AOC Wallis", "Salento IGT", "… Rioja Spain". */
export function placeInName(name: string): Place {
  const { country, region } = placeOf(tidy(name))
  return { country, region: region?.replace(danglingSigns, '') ?? null }
}

function placeOf(name: string): Place {
  const bracket = /\(([^()]+)\)$/.exec(name)?.[1]
  if (bracket !== undefined && (isCountry(bracket) || isRegionName(bracket)))
    return readPlace(bracket)
  const last = name.split(/ [-–—] |, /).at(-1) ?? ''
  const isWhole = last === name
  if (!isWhole && isCountry(last)) {
    const before = name
      .slice(0, name.length - last.length)
      .split(/ [-–—] |, /)
      .filter(Boolean)
    const region = before.at(-1)?.replace(danglingSigns, '') ?? ''
    return { country: last, region: before.length > 1 && isRegionName(region) ? region : null }
  }
  if (!isWhole && isRegionName(last)) return readPlace(last)
  const atEnd = placeByDesignation(name) ?? placeAtEnd(name)
  if (atEnd.country !== null || atEnd.region !== null) return atEnd
  // "MARGAUX - Château Margaux": lists by appellation put it first
  const first = name.split(/ [-–—] /)[0] ?? ''
  return first !== name && isRegionName(first) ? { country: null, region: first } : atEnd
}

function placeByDesignation(name: string): Place | null {
  const match = designationInName.exec(name)
  if (match === null) return null
  const after = name
    .slice(match.index + match[0].length)
    .trim()
    .split(/\s+/)
  const before = name.slice(0, match.index).trim().split(/\s+/)
  for (let length = Math.min(4, after.length); length > 0; length -= 1) {
    const words = after.slice(0, length).join(' ')
    if (words !== '' && isRegionName(words)) return { country: null, region: words }
  }
  for (let length = Math.min(4, before.length); length > 0; length -= 1) {
    const words = before.slice(-length).join(' ')
    if (words !== '' && isRegionName(words)) return { country: null, region: words }
  }
  return isNamedBefore.test(match[0]) && /^\p{Lu}\p{Ll}+$/u.test(after.join(''))
    ? { country: null, region: after.join(' ') }
    : null
}

/** "P.G.I. Limassol": whatever stands behind it is the place. */
const isNamedBefore = /^P/

/** A country as the last words, and the region before it. */
function placeAtEnd(name: string): Place {
  const words = name.replace(/(?<![\s,()])[\s,()]+$/, '').split(/\s+/)
  for (let length = 3; length > 0; length -= 1) {
    const country = words.slice(-length).join(' ')
    if (words.length <= length || !isCountry(country)) continue
    const before = words.slice(0, -length)
    for (let size = Math.min(4, before.length); size > 0; size -= 1) {
      const region = before.slice(-size).join(' ').replace(/,$/, '')
      if (isRegionName(region)) return { country, region }
    }
    return { country, region: null }
  }
  return { country: null, region: null }
}
