import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type ApiOutput, callApi } from '../../../../../lib/api.ts'
import { ApiFailure } from '../../../../../lib/api-failure.tsx'
import type { PublishedField } from '../../../../../lib/tenders/published-fields.ts'
import { PublishedValue } from '../../../../../lib/tenders/published-value.tsx'
import { PublishedWords } from '../../../../../lib/tenders/published-words.tsx'
import { useFormat } from '../../../../../lib/use-format.ts'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import styles from './tender.module.css'
import { type DeskTender, deskTenderKey } from './use-desk-tender.ts'

type Version = ApiOutput<'listTenderVersions'>['versions'][number]

/** What each version of a tender changed, newest first. */
export function TenderVersions({ tender }: { readonly tender: DeskTender['tender'] }) {
  const { t } = useTranslation('desk-tenders')
  const { tender_id } = tender
  const { data, error, refetch } = useQuery({
    // it is asked again whenever the tender is
    queryKey: [...deskTenderKey(tender_id), 'versions'],
    queryFn: ({ signal }) => callApi('listTenderVersions', { params: { tender_id }, signal }),
  })
  return (
    <section className={styles.result} aria-labelledby="tender-versions">
      <h2 id="tender-versions">{t('versions.title')}</h2>
      {error && data === undefined && <ApiFailure error={error} onRetry={() => void refetch()} />}
      {!error && data === undefined && <Skeleton awaits="changes" lines={3} />}
      {data && (
        <ol className={styles.versions}>
          {data.versions.map((version) => (
            <li key={version.version}>
              <VersionLine version={version} published={tender.published} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

interface VersionProps {
  readonly version: Version
  readonly published: DeskTender['tender']['published']
}

function VersionLine({ version: { version, at, change, ...said }, published }: VersionProps) {
  const { t } = useTranslation(['desk-tenders', 'tenders'])
  const { instant } = useFormat()
  const head = `${t('tenders.version')} ${version} \u00b7 ${instant(at)} \u00b7 `
  if (change === null) {
    return (
      <>
        {head}
        {t(version === 1 ? 'versions.first' : 'versions.not_kept')}
      </>
    )
  }
  const isEmpty = said.fields.length === 0 && said.requirements.length === 0
  if (isEmpty) return head + t('versions.same')
  return (
    <details>
      <summary>
        {head}
        {t(`versions.kind.${change}`)}
      </summary>
      <dl className={styles.changes}>
        {said.fields.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{t(`tenders:field.${field as PublishedField}`)}</dt>
            <dd>
              <del>
                <Value field={field as PublishedField} value={before} published={published} />
              </del>{' '}
              → <Value field={field as PublishedField} value={after} published={published} />
            </dd>
          </div>
        ))}
        {said.requirements.map(({ before, after }) => (
          <div key={`${before} ${after}`}>
            <dt>{t('tenders:changes.requirement')}</dt>
            <dd>
              {before === null ? (
                t('tenders:changes.newRequirement')
              ) : (
                <del>
                  <PublishedWords>{before}</PublishedWords>
                </del>
              )}{' '}
              →{' '}
              {after === null ? (
                t('tenders:changes.goneRequirement')
              ) : (
                <PublishedWords>{after}</PublishedWords>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function Value(props: {
  readonly field: PublishedField
  readonly value: unknown
  readonly published: VersionProps['published']
}) {
  const { field, value, published } = props
  const tender = { ...published, [field]: value } as VersionProps['published']
  return <PublishedValue field={field} tender={tender} />
}
