import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { kindName } from '#domain/documents/kind-name.ts'
import type { DocumentKind } from '#domain/documents/kinds.ts'
import { mostOrderPapers } from '#domain/orders/order-entry.ts'
import type { OrderSide } from '#domain/orders/order-steps.ts'
import type { DocumentId } from '#domain/shared/ids.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import type { ApiOutput } from '../api.ts'
import { ApiFailure } from '../api-failure.tsx'
import type { OrderLibrary } from './order-library.ts'
import type { ShownStep } from './order-step-line.tsx'
import styles from './orders.module.css'
import { PaperFiles } from './paper-files.tsx'

type RecordedPaper = ShownStep['entries'][number]['documents'][number]

interface Props {
  readonly kinds: readonly DocumentKind[]
  readonly side: OrderSide
  readonly library: OrderLibrary
  /** What stands in the entry that is changed: it may be no part of the library any more. */
  readonly recorded: readonly RecordedPaper[]
  readonly chosen: readonly DocumentId[]
  readonly onChange: (chosen: DocumentId[]) => void
}

/** The documents of the producer's library that belong to a step, to be seen, opened and chosen. */
export function OrderPapers({ kinds, side, library, recorded, chosen, onChange }: Props) {
  const { t } = useTranslation('timeline', { keyPrefix: 'order' })
  const language = useLanguage()
  const { data, error, refetch } = useQuery({
    queryKey: [...library.key, 'of-kinds', ...kinds],
    queryFn: async ({ signal }) => {
      const answers = await Promise.all(
        kinds.map((kind) => library.list({ kind, show: 'all', limit: 50 }, signal)),
      )
      return answers.flatMap(({ documents }) => documents)
    },
  })
  if (error) return <ApiFailure error={error} onRetry={() => void refetch()} />
  const nameOf = (kind: DocumentKind, ...more: (string | null | undefined)[]) =>
    [kindName(language, kind), ...more].filter(Boolean).join(' \u00b7 ')
  const papers = (data ?? []).map((document) => ({
    paper: { document_id: document.document_id, files: openable(document) },
    label: nameOf(
      document.kind,
      document.number ?? document.files[0]?.file_name,
      document.product_name,
    ),
  }))
  // also what the list of its kind does not hold
  const others = recorded
    .filter((paper) => !papers.some((one) => one.paper.document_id === paper.document_id))
    .map((paper) => ({ paper, label: nameOf(paper.kind, paper.number) }))
  return (
    <fieldset className={styles.papers}>
      <legend>{t('documents')}</legend>
      {data?.length === 0 && others.length === 0 && (
        <p className={styles.soft}>{t(side === 'desk' ? 'documentsNoneDesk' : 'documentsNone')}</p>
      )}
      {data &&
        [...papers, ...others].map(({ paper, label }) => (
          <div key={paper.document_id} className={styles.paper}>
            <Checkbox
              label={label}
              checked={chosen.includes(paper.document_id)}
              disabled={!chosen.includes(paper.document_id) && chosen.length >= mostOrderPapers}
              onChange={(isChosen) =>
                onChange(
                  isChosen
                    ? [...chosen, paper.document_id]
                    : chosen.filter((one) => one !== paper.document_id),
                )
              }
            />
            <PaperFiles paper={paper} library={library} />
          </div>
        ))}
    </fieldset>
  )
}

const openable = ({ files }: ApiOutput<'listDocuments'>['documents'][number]) =>
  files.filter(({ status }) => status === 'clean')
