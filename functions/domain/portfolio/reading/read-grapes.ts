import { remembered } from '../../shared/remembered.ts'
import type { ReadProduct } from '../read-product.ts'
import { tidy } from './sheet.ts'

type Grapes = NonNullable<ReadProduct['grapes']>

const share = /(\d{1,3}(?:[.,]\d+)?)\s*%/
/** "85 Nero d'Avola", "Grillo (100)". */
const bareShare = /^(\d{1,3}) (?=\p{L})|\((\d{1,3})\)$/u
const notGrapes =
  /^(blend|cuvee|cuvée|field blend|gemischter satz|diverse|various|autres?|others?|andre|n\/?a|-|—|\.|keine angabe|inconnu|unknown|sekoitus|vin|wine|mixed)$/i

/** "u.a. Sangiovese": the named variety and others, so that it does not pass for the only one. */
const amongOthers =
  /^(?:u\.\s?a\.?|unter anderem|bl\.\s?a\.?|among others|i\.a\.|tra cui|entre autres)\s+|(?: (?:u\.\s?a\.?|et al\.?|m\.m\.?|etc\.?)|など)$/i
const otherVarieties = { variety: 'other varieties', share: null }

/** "70% Merlot, 30% Cabernet Franc", "Garnacha / Viura", "Syrah, ": varieties with their shares. */
export const readGrapes: (text: string) => Grapes | null = remembered((text) => {
  const grapes: { variety: string; share: number | null }[] = []
  let hasOthers = false
  for (const part of text.split(
    / ?[,;/+&\n|、] ?| (?:och|og|und|and) | (?:et|ed?|y|ja|e) (?=\p{Lu}|\d)/u,
  )) {
    const percent = (share.exec(part) ?? bareShare.exec(tidy(part)))?.slice(1).find(Boolean)
    hasOthers ||= amongOthers.test(tidy(part))
    const variety = tidy(
      part
        .replace(share, ' ')
        .replace(/\(\d{1,3}\)|^\d{1,3} | \d{1,3}$/g, ' ')
        .replace(/[()[\]:]/g, ' '),
    )
      .replace(amongOthers, '')
      .replace(/(?<![.\s-])[.\s-]+$/, '')
    if (variety.length < 2 || variety.length > 40 || notGrapes.test(variety)) continue
    if (!/\p{L}{2}/u.test(variety)) continue
    grapes.push({
      variety,
      share: percent === undefined ? null : Number(percent.replace(',', '.')),
    })
  }
  if (grapes.length === 1 && hasOthers) grapes.push(otherVarieties)
  return grapes.length === 0 || grapes.length > 20 ? null : grapes
})
