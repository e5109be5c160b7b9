import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { FormData } from '#domain/applications/application.ts'
import type { TenderId } from '#domain/shared/ids.ts'
import { callApi } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { applicationsKey } from '../../lib/applications/use-applications.ts'
import { deselectTender, selectTender } from '../../lib/local-drafts.ts'
import { syncLocalDrafts } from '../../lib/sync-local-drafts.ts'
import { useTitleOf } from '../../lib/tenders/title-words.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import type { ApplicationLine } from './application-line.ts'
import { forgetDiscarded, keepDiscarded } from './discarded-drafts.ts'
import { findKeptDraft, forgetDraft, keepDraft } from './kept-drafts.ts'

/** Gives a draft up, keeping its content on the device, and brings it back. */
export function useDiscard() {
  const { t } = useTranslation('applications')
  const { t: common } = useTranslation('common')
  const { show } = useToasts()
  const titleOf = useTitleOf()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: applicationsKey })
  const tell = (title: string, thrown: unknown) =>
    show({ tone: 'error', title, message: common(`errors.${errorCodeOf(thrown)}`) })

  const bringBack = async (line: ApplicationLine, data: FormData) => {
    const tender_id = line.tender_id as TenderId
    keepDraft(tender_id, data, null)
    forgetDiscarded(tender_id)
    // it stays on the device where the server does not take it: without access, or without a network
    if (!line.isOnDevice) await syncLocalDrafts()
    show({ tone: 'success', title: t('discard.restored') })
    await refresh()
  }
  const discard = async (line: ApplicationLine) => {
    const tender_id = line.tender_id as TenderId
    try {
      const data = findKeptDraft(tender_id)?.data ?? (await findSaved(line))
      if (data !== null) keepDiscarded(tender_id, data)
      if (!line.isOnDevice) await callApi('discardDraft', { params: { tender_id }, query: {} })
      forgetDraft(tender_id)
      show({
        tone: 'success',
        title: t('discard.doneTitle'),
        message: t('discard.doneText'),
        action:
          data === null
            ? undefined
            : { label: t('discard.undo'), onPress: () => void bringBack(line, data) },
      })
      await refresh()
    } catch (thrown) {
      tell(t('discard.failed'), thrown)
    }
  }
  const selectAgain = async (line: ApplicationLine) => {
    selectTender(line.tender_id as TenderId)
    if (!line.isOnDevice) await syncLocalDrafts()
    await refresh()
  }
  const deselect = async (line: ApplicationLine) => {
    const { tender_id, version } = line
    try {
      deselectTender(tender_id as TenderId)
      if (!line.isOnDevice) await takeOut(tender_id as TenderId, version)
      show({
        tone: 'success',
        title: t('deselect.doneTitle'),
        message: line.tender === null ? undefined : titleOf(line.tender),
        action: { label: t('discard.undo'), onPress: () => void selectAgain(line) },
      })
      await refresh()
    } catch (thrown) {
      tell(t('deselect.failed'), thrown)
    }
  }
  return { discard, bringBack, deselect }
}

/** Gone already is as good. */
async function takeOut(tender_id: TenderId, version: number): Promise<void> {
  try {
    await callApi('discardDraft', { params: { tender_id }, query: { version } })
  } catch (thrown) {
    if (errorCodeOf(thrown) !== 'not_found') throw thrown
  }
}

/** What the server has of it now, which another tab may have saved. */
async function findSaved({ tender_id, isOnDevice }: ApplicationLine): Promise<FormData | null> {
  if (isOnDevice) return null
  const params = { tender_id: tender_id as TenderId }
  return (await callApi('getApplication', { params, query: {} })).application.form_data
}
