import { useTranslation } from 'react-i18next'
import type { Problem } from '#domain/portfolio/read-product.ts'
import type { Upload } from '#domain/portfolio/upload.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { usePlaceText } from './import/use-place-text.ts'
import styles from './problem-list.module.css'

type Numbered = Problem & { readonly key: number }

/** Rows left out or read with a doubt, and why; a failed file tells it at once. */
export function ProblemList({ upload }: { readonly upload: Upload }) {
  const { t } = useTranslation('portfolio')
  const placeOf = usePlaceText()
  const { problems, problem_count } = upload
  const ofFile = problems.filter(({ row }) => row === null)
  const ofRows = problems
    .filter(({ row }) => row !== null)
    .map((problem, key): Numbered => ({ ...problem, key }))
  return (
    <>
      {ofFile.map(({ code }) => (
        <p key={code} className={styles.file}>
          {t(`problem.${code}`)}
        </p>
      ))}
      {ofRows.length > 0 && (
        <details className={styles.rows}>
          <summary>{t('result.showProblems')}</summary>
          <DataTable
            caption={t('result.showProblems')}
            rows={ofRows}
            rowKey={({ key }) => key}
            columns={[
              {
                key: 'row',
                header: t('result.column.row'),
                isRowHeader: true,
                cell: ({ row }) => placeOf({ row }),
              },
              {
                key: 'reason',
                header: t('result.column.reason'),
                cell: ({ code }) => t(`problem.${code}`),
              },
              {
                key: 'text',
                header: t('result.column.text'),
                cell: ({ text }) => text,
              },
            ]}
          />
          {problem_count > problems.length && (
            <p>{t('result.notAll', { shown: problems.length, total: problem_count })}</p>
          )}
        </details>
      )}
    </>
  )
}
