import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { kindName } from '#domain/documents/kind-name.ts'
import type { DocumentKind } from '#domain/documents/kinds.ts'
import { mostOrderPapers } from '#domain/orders/order-entry.ts'
import type { DocumentId } from '#domain/shared/ids.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { callApi } from '../api.ts'
import { ApiFailure } from '../api-failure.tsx'
import styles from './orders.module.css'

interface Props {
  readonly kinds: readonly DocumentKind[]
  readonly chosen: readonly DocumentId[]
  readonly onChange: (chosen: DocumentId[]) => void
}

/** The documents of the producer's library that belong to a step. */
export function OrderPapers({ kinds, chosen, onChange }: Props) {
  const { t } = useTranslation('timeline', { keyPrefix: 'order' })
  const language = useLanguage()
  const { data, error, refetch } = useQuery({
    queryKey: ['documents', 'of-kinds', ...kinds],
    queryFn: async ({ signal }) => {
      const answers = await Promise.all(
        kinds.map((kind) =>
          callApi('listDocuments', { query: { kind, show: 'all', limit: 50 }, signal }),
        ),
      )
      return answers.flatMap(({ documents }) => documents)
    },
  })
  if (error) return <ApiFailure error={error} onRetry={() => void refetch()} />
  return (
    <fieldset className={styles.papers}>
      <legend>{t('documents')}</legend>
      {data?.length === 0 && <p className={styles.soft}>{t('documentsNone')}</p>}
      {data?.map(({ document_id, kind, number, product_name, files }) => (
        <Checkbox
          key={document_id}
          label={[kindName(language, kind), number ?? files[0]?.file_name, product_name]
            .filter(Boolean)
            .join(' \u00b7 ')}
          checked={chosen.includes(document_id)}
          disabled={!chosen.includes(document_id) && chosen.length >= mostOrderPapers}
          onChange={(isChosen) =>
            onChange(
              isChosen ? [...chosen, document_id] : chosen.filter((one) => one !== document_id),
            )
          }
        />
      ))}
    </fieldset>
  )
}
