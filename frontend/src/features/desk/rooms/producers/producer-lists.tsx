import { useTranslation } from 'react-i18next'
import { kindName } from '#domain/documents/kind-name.ts'
import { LocaleLink } from '../../../../i18n/locale-link.tsx'
import { useLanguage } from '../../../../i18n/use-language.ts'
import { TitleWords } from '../../../../lib/tenders/title-words.tsx'
import { useFormat } from '../../../../lib/use-format.ts'
import { DataTable } from '../../../../ui/data-table.tsx'
import styles from './producers.module.css'
import type { DeskProducer } from './use-producer.ts'

interface Props {
  readonly found: DeskProducer
}

/** What a producer began, newest first; each leads to the room of applications. */
export function ProducerApplications({ found: { applications, producer } }: Props) {
  const { t } = useTranslation(['desk-producers', 'applications'])
  const { instant } = useFormat()
  const room = `/admin/applications/${encodeURIComponent(producer.user_id)}`
  return (
    <section className={styles.part}>
      <h2>{t('column.applications')}</h2>
      {applications.length === 0 && <p>{t('no_applications')}</p>}
      {applications.length < producer.applications && (
        <p>{t('newest', { count: applications.length, total: producer.applications })}</p>
      )}
      {applications.length > 0 && (
        <DataTable
          caption={t('column.applications')}
          rows={applications}
          rowKey={({ tender }) => tender.tender_id}
          columns={[
            {
              key: 'tender',
              header: t('tender'),
              isRowHeader: true,
              cell: ({ tender }) => (
                <LocaleLink to={`${room}/${tender.tender_id}`}>
                  <TitleWords tender={tender} />
                </LocaleLink>
              ),
            },
            {
              key: 'status',
              header: t('status'),
              cell: ({ status }) => t(`applications:status.${status}`),
            },
            {
              key: 'updated',
              header: t('updated'),
              cell: ({ updated_at }) => instant(updated_at),
            },
          ]}
        />
      )}
    </section>
  )
}

/** The documents of a producer's library, those that end first at the top. */
export function ProducerDocuments({ found: { documents, producer } }: Props) {
  const { t } = useTranslation('desk-producers')
  const language = useLanguage()
  const { date } = useFormat()
  return (
    <section className={styles.part}>
      <h2>{t('column.documents')}</h2>
      {documents.length === 0 && <p>{t('no_documents')}</p>}
      {documents.length < producer.documents && (
        <p>{t('ending', { count: documents.length, total: producer.documents })}</p>
      )}
      {documents.length > 0 && (
        <DataTable
          caption={t('column.documents')}
          rows={documents}
          rowKey={({ document_id }) => document_id}
          columns={[
            {
              key: 'kind',
              header: t('kind'),
              isRowHeader: true,
              cell: ({ kind }) => kindName(language, kind),
            },
            {
              key: 'valid_to',
              header: t('valid_to'),
              cell: ({ valid_to }) => valid_to && date(valid_to),
            },
          ]}
        />
      )}
    </section>
  )
}
