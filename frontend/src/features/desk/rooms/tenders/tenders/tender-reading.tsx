import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Criterion } from '#domain/tenders/criterion.ts'
import { errorCodeOf } from '../../../../../lib/api-error.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Notice } from '../../../../../ui/notice.tsx'
import { AddField } from '../intake/add-field.tsx'
import { FitPanel, useFitOfTender } from '../intake/fit-panel.tsx'
import styles from '../intake/intake.module.css'
import { reviewLines } from '../intake/review-lines.ts'
import { ReviewTable } from '../intake/review-table.tsx'
import { useChangeTender } from './use-change-tender.ts'
import type { DeskTender } from './use-desk-tender.ts'
import { WithdrawTender } from './withdraw-tender.tsx'

/** The published words of a stored tender beside what is compared; both are corrected here. */
export function TenderReading({ found }: { readonly found: DeskTender }) {
  const { t } = useTranslation(['desk-tenders', 'common'])
  const { tender, corrected, evidence, left_out } = found
  const [criteria, setCriteria] = useState<readonly Criterion[]>(found.criteria)
  const [focused, setFocused] = useState(0)
  const [editing, setEditing] = useState<'criterion' | 'field' | null>(null)
  const { data: fit } = useFitOfTender(tender, criteria)
  const { correct, publish } = useChangeTender(tender)
  const { published } = tender
  const row = { published, evidence, left_out, criteria_before: null }
  const error = correct.error ?? publish.error
  const isChanged = criteria !== found.criteria
  return (
    <section className={styles.work} aria-label={t('tenders.reading')}>
      <FitPanel fit={fit} />
      {error && (
        <Notice tone="error" announce title={t('not_saved')}>
          {t(`common:errors.${errorCodeOf(error)}`)}
        </Notice>
      )}
      <ReviewTable
        row={{ ...row, doubts: [], differences: [] }}
        lines={reviewLines(row, criteria)}
        fit={fit}
        focused={focused}
        editing={editing}
        remember={false}
        isFixed={false}
        onRemember={() => undefined}
        onFocus={setFocused}
        onEdit={setEditing}
        onCriterion={(next) =>
          setCriteria(criteria.map((one) => (one.id === next.id ? next : one)))
        }
        onPublished={(corrected) => publish.mutate(corrected)}
      />
      <AddField published={published} onSave={publish.mutateAsync} />
      <footer className={styles.foot}>
        <Button
          variant="primary"
          disabled={!isChanged}
          busy={correct.isPending}
          onClick={() => correct.mutate([...criteria])}
        >
          {t('tenders.save_reading')}
        </Button>
        {isChanged && (
          <Button onClick={() => setCriteria(found.criteria)}>{t('edit.leave')}</Button>
        )}
        {corrected && (
          <Button busy={correct.isPending} onClick={() => correct.mutate(null)}>
            {t('tenders.machine')}
          </Button>
        )}
        <WithdrawTender tender={tender} publish={publish} />
      </footer>
    </section>
  )
}
