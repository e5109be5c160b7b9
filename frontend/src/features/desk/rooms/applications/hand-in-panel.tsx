import { useQuery } from '@tanstack/react-query'
import Copy from 'lucide-react/icons/copy'
import { useTranslation } from 'react-i18next'
import { type ApiOutput, callApi } from '../../../../lib/api.ts'
import { ApiFailure } from '../../../../lib/api-failure.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import styles from './applications.module.css'
import { MailOffer } from './mail-offer.tsx'
import { PackageFiles } from './package-files.tsx'
import { SentOffers } from './sent-offers.tsx'
import { StepFailure } from './step-failure.tsx'
import { useCopy } from './use-copy.ts'
import { seenIn, useDeskStep } from './use-desk-step.ts'
import { useImporters } from './use-importers.ts'

type Found = ApiOutput<'findApplication'>
interface Props {
  readonly found: Found
}

/** The offer leaves the desk: field by field into the portal, or by one mail. */
export function HandInPanel({ found }: Props) {
  const { t } = useTranslation('desk-applications')
  const { params, version } = seenIn(found)
  const step = useDeskStep(found, () =>
    callApi('handInOffer', { params, body: { channel: 'portal', version } }),
  )
  const desk = found.at_desk
  if (desk === null) return null
  const mayHandIn = desk.stage === 'to_hand_in' || desk.stage === 'awaiting_reference'
  return (
    <div className={styles.list}>
      {desk.stage === 'to_check' && <Notice tone="warning">{t('hand_in.check_first')}</Notice>}
      <SentOffers desk={desk} />
      <Through found={found} />
      <Fields found={found} />
      <PackageFiles found={found} />
      {mayHandIn && (
        <>
          <p>
            <Button busy={step.isPending} onClick={() => step.mutate()}>
              {t('hand_in.entered')}
            </Button>
          </p>
          <StepFailure error={step.error} />
          <MailOffer found={found} />
        </>
      )}
    </div>
  )
}

/** Who the monopoly knows as the one that offers, and by which account of its portal. */
function Through({ found }: Props) {
  const { t } = useTranslation('desk-applications')
  const { data = [] } = useImporters(found)
  if (data.length === 0) return null
  const importers = data.map(({ name, licence, portal_account }) =>
    [name, licence, portal_account && t('hand_in.account', { account: portal_account })]
      .filter(Boolean)
      .join(', '),
  )
  return <p>{t('hand_in.through', { importers: importers.join('; ') })}</p>
}

function Fields({ found }: Props) {
  const { t } = useTranslation('desk-applications')
  const { params } = seenIn(found)
  const { copied, failed, copy } = useCopy()
  const { data, error, refetch } = useQuery({
    queryKey: ['listOfferFields', params.user_id, params.tender_id],
    queryFn: ({ signal }) => callApi('listOfferFields', { params, signal }),
  })
  if (error) return <ApiFailure error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton awaits="application" lines={12} />
  const given = data.fields.filter(({ value }) => value !== null)
  return (
    <section>
      <h3>{t('hand_in.fields')}</h3>
      <p className={styles.soft}>
        {data.channel}
        {data.order_basis === 'inferred' && ` \u00b7 ${t('hand_in.inferred')}`}
      </p>
      <p role="status">{t('hand_in.progress', { done: copied.length, all: given.length })}</p>
      {failed && <Notice tone="error" announce title={t('hand_in.copy_failed')} />}
      <ol className={styles.fields}>
        {data.fields.map(({ order, native, label, value, source }) => (
          <li key={order}>
            <span className={styles.field} lang="en">
              <strong>{native || label}</strong>
              {native !== '' && <span className={styles.soft}>{label}</span>}
            </span>
            <span className={styles.value}>
              {value ?? '\u2013'}
              <span className={styles.soft}>{source}</span>
            </span>
            {value !== null && (
              <Button
                size="small"
                icon={<Copy aria-hidden="true" />}
                aria-label={
                  copied.includes(String(order))
                    ? `${t('hand_in.copied')}: ${native || label}`
                    : t('hand_in.copy_field', { field: native || label })
                }
                onClick={() => void copy(String(order), value)}
              >
                {t(copied.includes(String(order)) ? 'hand_in.copied' : 'hand_in.copy')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
