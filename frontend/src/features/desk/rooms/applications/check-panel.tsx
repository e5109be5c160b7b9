import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ApiOutput, callApi } from '../../../../lib/api.ts'
import { useDeskRole } from '../../../../lib/use-desk-role.ts'
import { useFormat } from '../../../../lib/use-format.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import styles from './applications.module.css'
import { StepFailure } from './step-failure.tsx'
import { seenIn, useDeskStep } from './use-desk-step.ts'

type Found = ApiOutput<'findApplication'>
type AtDesk = NonNullable<Found['at_desk']>
interface Props {
  readonly found: Found
  readonly desk: AtDesk
}

/** What was open when the producer submitted; a person looks through it before the offer goes out. */
export function CheckPanel({ found, desk }: Props) {
  const { t } = useTranslation('desk-applications')
  const { instant } = useFormat()
  const { params, version } = seenIn(found)
  const step = useDeskStep(found, () => callApi('checkOffer', { params, body: { version } }))
  return (
    <div className={styles.list}>
      {desk.findings.length === 0 && <p>{t('check.none')}</p>}
      {desk.findings.length > 0 && (
        <ul className={styles.rows}>
          {desk.findings.map((finding) => (
            <FindingRow key={finding.rule_id} found={found} desk={desk} finding={finding} />
          ))}
        </ul>
      )}
      {desk.checked ? (
        <Notice tone="success">
          {t('check.done_by', { who: desk.checked.by.email, time: instant(desk.checked.at) })}
        </Notice>
      ) : (
        <p>
          <Button variant="primary" busy={step.isPending} onClick={() => step.mutate()}>
            {t('check.done')}
          </Button>
        </p>
      )}
      <StepFailure error={step.error} />
    </div>
  )
}

function FindingRow({ found, desk, finding }: Props & { finding: AtDesk['findings'][number] }) {
  const { t } = useTranslation('desk-applications')
  const { rule_id, title, message, status, source } = finding
  const waiver =
    desk.waivers.find((one) => one.rule_id === rule_id) ??
    (finding.waiver && { ...finding.waiver, by: { email: finding.waiver.by ?? '' } })
  return (
    <li>
      <p>
        <Badge tone={waiver ? 'neutral' : 'warning'}>
          {t(`check.status.${waiver ? 'waived' : status}`)}
        </Badge>{' '}
        <strong lang="en">{title}</strong>
      </p>
      <p lang="en">{message}</p>
      <p className={styles.soft}>
        {[rule_id, source.text, source.reviewed_by_lawyer === false ? t('check.not_reviewed') : '']
          .filter(Boolean)
          .join(' \u00b7 ')}
      </p>
      {waiver && (
        <p>
          {t('check.waived_by', {
            who: waiver.by.email || t('check.producer'),
            reason: waiver.reason,
          })}
        </p>
      )}
      {!waiver && finding.may_be_waived && <Waive found={found} rule_id={rule_id} />}
    </li>
  )
}

function Waive({ found, rule_id }: { readonly found: Found; readonly rule_id: string }) {
  const { t } = useTranslation('desk-applications')
  const role = useDeskRole()
  const [reason, setReason] = useState('')
  const { params, version } = seenIn(found)
  const step = useDeskStep(found, () =>
    callApi('waiveFinding', { params, body: { version, rule_id, reason: reason.trim() } }),
  )
  if (role !== 'admin') return <p className={styles.soft}>{t('check.administrator')}</p>
  return (
    <details>
      <summary>{t('check.waive')}</summary>
      <TextField label={t('check.reason')} value={reason} onChange={setReason} maxLength={1000} />
      <Button
        size="small"
        busy={step.isPending}
        disabled={reason.trim() === ''}
        onClick={() => step.mutate()}
      >
        {t('check.waive')}
      </Button>
      <StepFailure error={step.error} />
    </details>
  )
}
