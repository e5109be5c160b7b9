import { remembered } from '../../shared/remembered.ts'
import { isNoVintage } from '../../vocabulary/attributes.ts'
import { type Cell, cellText } from './sheet.ts'

export type Vintage = number | 'NV' | null

const year = /(?<![\d.,'’€$£/#№-])(1[89]\d{2}|20\d{2})(?![\d.,]*\d|\s?(?:ml|cl|m\b|cc))/g

const latest = 2099

/** A vintage column's cell: 2016, "2016.0", "2020", "NV", "2021/2022" (the first). */
export const readVintage: (cell: Cell | undefined) => Vintage = remembered((cell) => {
  const text = cellText(cell).replace(/\.0$/, '')
  if (isNoVintage(text)) return 'NV'
  const found = /(?<!\d)(1[89]\d{2}|20\d{2})(?!\d)/.exec(text)?.[1]
  if (found !== undefined) return inRange(Number(found))
  const short = /^['’](\d{2})$/.exec(text)?.[1]
  if (short === undefined) return null
  return Number(short) > 50 ? 1900 + Number(short) : 2000 + Number(short)
})

/**
 * A year inside a name: the last one, since "Anno 1890 Riserva 2015" ends with its vintage. A year
 * in brackets with words ("Dispo Mai 2017") is a date, not a vintage.
 */
export function vintageInName(name: string): Vintage {
  const withoutRemarks = name.replace(/\([^()]*\)/g, (remark) =>
    /\p{L}/u.test(remark) ? ' ' : remark,
  )
  const years = [...withoutRemarks.matchAll(year)].map((match) => Number(match[1]))
  // "1865" and "1800" are brands, "anno 1888" the house's age
  const last = years.filter((value) => value >= 1900 && inRange(value) !== null).at(-1)
  if (last !== undefined) return last
  return /(?:^|[\s(])(?:NV|N\.\s?V\.|n\.v\.|non[- ]vintage)(?:$|[\s).,])/.test(name) ? 'NV' : null
}

const inRange = (value: number) => (value >= 1800 && value <= latest ? value : null)
