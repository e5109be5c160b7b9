import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Notice } from '#domain/notices/notice.ts'
import { type ApiInput, type ApiOutput, callApi } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { byCursor } from '../../lib/pages-of.ts'
import { useToasts } from '../../ui/toasts.tsx'
import { unreadKey } from './use-unread.ts'

const noticesKey = ['listNotices']
type Page = ApiOutput<'listNotices'>
type Mark = ApiInput<'markNotice'>['body']['mark']

/** What the user was told, newest first, page by page. */
export const useNotices = () =>
  useInfiniteQuery({
    queryKey: noticesKey,
    queryFn: ({ pageParam, signal }) =>
      callApi('listNotices', { query: { cursor: pageParam, limit: 20 }, signal }),
    ...byCursor,
  })

/** What can be done with notices. The list shows it at once, and what really is where it fails. */
export function useMarkNotices() {
  const { t } = useTranslation(['notices', 'common'])
  const queries = useQueryClient()
  const { show } = useToasts()
  const change = (changed: (notices: Notice[]) => Notice[]) =>
    queries.setQueryData<InfiniteData<Page>>(noticesKey, (before) =>
      before === undefined
        ? before
        : {
            ...before,
            pages: before.pages.map((page) => ({ ...page, notices: changed(page.notices) })),
          },
    )
  const ask = async (call: () => Promise<unknown>): Promise<boolean> => {
    try {
      // an older answer under way must not bring back what is changed here
      await queries.cancelQueries({ queryKey: noticesKey })
      await call()
      return true
    } catch (thrown) {
      const message = t(`common:errors.${errorCodeOf(thrown)}`)
      show({ tone: 'error', title: t('not_saved'), message })
      await queries.invalidateQueries({ queryKey: noticesKey })
      return false
    } finally {
      void queries.invalidateQueries({ queryKey: unreadKey })
    }
  }
  const mark = ({ notice_id }: Notice, said: Mark) =>
    callApi('markNotice', { body: { notice_id, mark: said } })
  const asRead = (isMeant: (notice: Notice) => boolean) => {
    const read_at = new Date().toISOString()
    change((all) =>
      all.map((one) => (isMeant(one) && one.read_at === null ? { ...one, read_at } : one)),
    )
  }
  const read = async (notice: Notice) => {
    if (notice.read_at !== null) return
    asRead(({ notice_id }) => notice_id === notice.notice_id)
    await ask(() => mark(notice, 'read'))
  }
  /** All that were told by the time of the newest one that is shown. */
  const readAll = async (newest: Notice) => {
    asRead(({ made_at }) => made_at <= newest.made_at)
    await ask(() => callApi('readAllNotices', { body: { until: newest.made_at } }))
  }
  const bringBack = async (notice: Notice) => {
    if (await ask(() => mark(notice, 'brought_back')))
      await queries.invalidateQueries({ queryKey: noticesKey })
  }
  const putAway = async (notice: Notice) => {
    change((all) => all.filter(({ notice_id }) => notice_id !== notice.notice_id))
    if (await ask(() => mark(notice, 'put_away')))
      show({
        tone: 'success',
        title: t('removed'),
        action: { label: t('common:ui.undo'), onPress: () => void bringBack(notice) },
      })
  }
  return { read, readAll, putAway }
}
