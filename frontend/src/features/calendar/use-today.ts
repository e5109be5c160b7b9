import { type CalendarDate, dateIn } from '#domain/shared/calendar-date.ts'
import { useIsHydrated } from '../../lib/use-is-hydrated.ts'

/** The day in Sweden and Norway (Finland's begins an hour earlier); null while nobody reads yet. */
export function useToday(): CalendarDate | null {
  const isHydrated = useIsHydrated()
  return isHydrated ? dateIn('Europe/Stockholm', new Date()) : null
}
