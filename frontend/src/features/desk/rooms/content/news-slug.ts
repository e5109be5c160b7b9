/** The address of a news item: its day, so that the newest is found first, and words. Null: no words. */
export function newsSlug(words: string, day: Date): string | null {
  const plain = words
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return plain === '' ? null : `${day.toISOString().slice(0, 10)}-${plain}`
}
