import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'

export const unreadKey = ['countUnreadNotices']

/** Notices come with mails or with somebody at the desk, not by the second. */
const askAgainMs = 5 * 60_000

/** How many notices are unread; undefined until it is known. Asked again while the page is looked at. */
export const useUnread = (): number | undefined =>
  useQuery({
    queryKey: unreadKey,
    queryFn: ({ signal }) => callApi('countUnreadNotices', { signal }),
    staleTime: askAgainMs / 5,
    refetchInterval: askAgainMs,
  }).data?.unread
