import type { ReadProduct } from '../read-product.ts'
import { tidy } from './sheet.ts'

type Grapes = NonNullable<ReadProduct['grapes']>

const share = /(\d{1,3}(?:[.,]\d+)?)\s*%/
const notGrapes =
  /^(blend|cuvee|cuvée|field blend|gemischter satz|diverse|various|autres?|others?|andre|n\/?a|-|—|\.|keine angabe|inconnu|unknown|sekoitus|vin|wine|mixed)$/i

/** "70% Merlot, 30% Cabernet Franc", "Garnacha / Viura", "Syrah, ": varieties with their shares. */
export function readGrapes(text: string): Grapes | null {
  const grapes: { variety: string; share: number | null }[] = []
  for (const part of text.split(
    /\s*[,;/+&\n|]\s*|\s+(?:och|og|und|and)\s+|\s+(?:et|ed?|y|ja|e)\s+(?=\p{Lu}|\d)/u,
  )) {
    const percent = share.exec(part)?.[1]
    const variety = tidy(part.replace(share, ' ').replace(/[()[\]:]/g, ' ')).replace(/[.\s-]+$/, '')
    if (variety.length < 2 || variety.length > 40 || notGrapes.test(variety)) continue
    if (!/\p{L}{2}/u.test(variety)) continue
    grapes.push({
      variety,
      share: percent === undefined ? null : Number(percent.replace(',', '.')),
    })
  }
  return grapes.length === 0 || grapes.length > 20 ? null : grapes
}
