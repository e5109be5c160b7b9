import type { Locale } from '#domain/shared/locale.ts'
import { apiUrl } from '../../lib/api.ts'
import { feedAddresses } from '../../lib/feed-addresses.build-time.ts'
import { type Selection, selectionQuery } from './calendar-filter.ts'

/** The calendar of the dates that are shown. */
export const calendarFeedPath = (selection: Selection, language: Locale): string =>
  apiUrl(feedAddresses.getCalendarFeed.path, {}, { ...selectionQuery(selection), language })

/** New and changed tenders; news have no kinds of dates. */
export const newsFeedPath = (selection: Selection, language: Locale): string => {
  const query = selectionQuery({ ...selection, milestone: '' })
  return apiUrl(feedAddresses.getTenderNews.path, {}, { ...query, language })
}

export const personalFeedPath = (feed_key: string, language: Locale): string =>
  apiUrl(feedAddresses.getPersonalCalendar.path, { feed_key }, { language })
