import type { ProductFacts } from '#domain/portfolio/product.ts'
import { parseTyped } from '../../ui/typed-number.ts'

/** "Syrah 80", "Syrah 80 %", "80 % Syrah" or "Syrah", one per line; null when a share is no share. */
export function readGrapes(text: string): ProductFacts['grapes'] | null {
  const lines = text
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const grapes = lines.map(readLine)
  return grapes.every((grape) => grape !== null) ? grapes : null
}

const leading = /^([\d.,]+)\s*%\s*(.+)$/
const trailing = /^(.*?\D)\s+([\d.,]+)\s*%?$/

function readLine(line: string): ProductFacts['grapes'][number] | null {
  const before = leading.exec(line)
  const after = trailing.exec(line)
  const variety = (before?.[2] ?? after?.[1] ?? line).trim()
  const shareText = before?.[1] ?? after?.[2]
  if (shareText === undefined) return /\d/.test(variety) ? null : { variety, share: null }
  const share = parseTyped(shareText)
  if (share === null || Number.isNaN(share) || share < 0 || share > 100) return null
  return { variety, share }
}
