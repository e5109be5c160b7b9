import { isPlaceName } from '../../vocabulary/places.ts'

/** True when the text and each of its parts is a region: no "Burgundy, Jura & similar varieties". */
export function isWhollyRegion(text: string): boolean {
  if (text.length > 60 || text.length < 3) return false
  const parts = text.split(/[,/(&]/).map((part) => part.trim().replace(/\)$/, ''))
  return isPlaceName(text) || parts.every((part) => part.length > 2 && isPlaceName(part))
}

/** True when the text, or a part of it, is the name of a wine or spirits region. */
export function isRegionName(text: string): boolean {
  if (text.length > 60 || text.length < 3) return false
  if (isPlaceName(text)) return true
  const parts = text
    .split(/[,/(]/)
    .map((part) => part.trim())
    .filter((part) => part.length > 2)
  return parts.length > 1 && parts.some((part) => isPlaceName(part.replace(/\)$/, '')))
}
