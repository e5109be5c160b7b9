import Printer from 'lucide-react/icons/printer'
import { useTranslation } from 'react-i18next'
import { AccessPlanNeeded } from '../../lib/access-plan-slot.tsx'
import type { ApiOutput } from '../../lib/api.ts'
import { AnswerList } from '../../lib/applications/answer-list.tsx'
import { useTitleOf } from '../../lib/tenders/title-words.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { ApplicationHead } from './application-head.tsx'
import { latestDataOf } from './kept-drafts.ts'

/** A draft whose owner has no access to the tender (any more): to read and print, and how to go on. */
export function ReadOnlyDraft({ answer }: { readonly answer: ApiOutput<'getApplication'> }) {
  const { t } = useTranslation('applications')
  const titleOf = useTitleOf()
  const { application, tender, form } = answer
  return (
    <Page
      title={t('form.for', { title: titleOf(tender) })}
      above={<ApplicationHead tender={tender} />}
      actions={
        <Button icon={<Printer aria-hidden="true" />} onClick={() => print()}>
          {t('form.print')}
        </Button>
      }
    >
      <Notice title={t('form.readOnlyDraft')}>{t('form.readOnlyDraftText')}</Notice>
      <AnswerList level={2} form={form} data={latestDataOf(application)} />
      <AccessPlanNeeded />
    </Page>
  )
}
