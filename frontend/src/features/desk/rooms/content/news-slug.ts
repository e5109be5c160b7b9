import type { CalendarDate } from '#domain/shared/calendar-date.ts'

/** The address of a news item: its day, so that the newest is found first, and words. Null: no words. */
export function newsSlug(words: string, day: CalendarDate): string | null {
  const plain = words
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return plain === '' ? null : `${day}-${plain}`
}
