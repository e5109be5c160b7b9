/** The number in a field as a person types it: "12,5", "12.5", "1 200". Null when empty, NaN when it is none. */
export function parseTyped(text: string): number | null {
  const bare = text.replace(/[\s\u00a0\u202f'\u2019]/g, '')
  if (bare === '') return null
  if (!/^-?\d*(?:[.,]\d*)?$/.test(bare) || !/\d/.test(bare)) return Number.NaN
  return Number(bare.replace(',', '.'))
}

/** As a person of this language would have typed it. */
export function formatTyped(value: number | null, language: string): string {
  if (value === null || Number.isNaN(value)) return ''
  return value.toLocaleString(language, { useGrouping: false, maximumFractionDigits: 10 })
}
