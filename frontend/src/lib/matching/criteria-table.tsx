import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CriterionResult } from '#domain/matching/verdict.ts'
import type { Product, ProductFacts } from '#domain/portfolio/product.ts'
import type { Criterion } from '#domain/tenders/criterion.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Packaging } from '../../ui/drink/packaging.tsx'
import {
  type PicturedPackaging,
  picturedClosure,
  picturedContainer,
} from '../../ui/drink/packagings.ts'
import { StatusMark } from '../../ui/status-mark.tsx'
import { PublishedWords } from '../tenders/published-words.tsx'
import styles from './criteria-table.module.css'
import { CriterionAdvice } from './criterion-advice.tsx'
import { useProductValue } from './use-product-value.ts'
import { usePublishedWords } from './use-published-words.ts'

export interface CriteriaTableProps {
  readonly criteria: readonly Criterion[]
  /** How a product meets them; absent: the requirements alone. */
  readonly results?: readonly CriterionResult[]
  /** The product that is compared; without an id it is not stored. */
  readonly product?: Pick<Product, 'facts'> & Partial<Pick<Product, 'product_id'>>
}

interface Row {
  readonly criterion: Criterion
  readonly result: CriterionResult | undefined
}

/** The requirements of a tender, none left out, and how a product meets each. */
export function CriteriaTable({ criteria, results, product }: CriteriaTableProps) {
  const { t } = useTranslation('matching')
  const productValue = useProductValue()
  const rows = useMemo(() => {
    const byId = new Map(results?.map((result) => [result.criterion_id, result]))
    return criteria.map((criterion): Row => ({ criterion, result: byId.get(criterion.id) }))
  }, [criteria, results])
  const requirement: Column<Row> = {
    key: 'requirement',
    header: t('criteria.requirement'),
    isRowHeader: true,
    cell: ({ criterion }) => <Requirement criterion={criterion} />,
  }
  const asked: Column<Row> = {
    key: 'asked',
    header: t('criteria.asked'),
    cell: ({ criterion, result }) => (
      <Pictured packaging={packagingAsked(criterion)}>
        <Asked words={result?.tender_value ?? criterion.text} />
      </Pictured>
    ),
  }
  if (criteria.length === 0) return <p>{t('criteria.nothing')}</p>
  if (results === undefined || product === undefined) {
    return (
      <DataTable
        caption={t('criteria.captionAlone')}
        columns={[requirement, { ...asked, bareOnCard: true }]}
        rows={rows}
        rowKey={({ criterion }) => criterion.id}
      />
    )
  }
  return (
    <DataTable
      caption={t('criteria.caption')}
      columns={[
        requirement,
        {
          key: 'status',
          header: t('criteria.status'),
          cell: ({ result, criterion }) => <Status kind={criterion.kind} result={result} />,
        },
        asked,
        {
          key: 'product',
          header: t('criteria.product'),
          cell: ({ criterion }) => (
            <Pictured packaging={packagingOf(criterion.kind, product.facts)}>
              {productValue(criterion.kind, product.facts) ?? (
                <span className={styles.soft}>{t('criteria.notStated')}</span>
              )}
            </Pictured>
          ),
        },
        {
          key: 'advice',
          header: t('criteria.whatToDo'),
          cell: ({ result }) =>
            result && (
              <CriterionAdvice
                result={result}
                productPath={product.product_id && `/products/${product.product_id}`}
              />
            ),
        },
      ]}
      rows={rows}
      rowKey={({ criterion }) => criterion.id}
    />
  )
}

/** The closure or container of a product, in a row about it. */
function packagingOf(kind: Criterion['kind'], facts: ProductFacts): PicturedPackaging | null {
  if (kind === 'closure') return picturedClosure(facts.closure, facts.categories)
  return kind === 'container' ? picturedContainer(facts.container) : null
}

/** The closure or container that a tender asks for, where it is one alone. */
function packagingAsked(criterion: Criterion): PicturedPackaging | null {
  if (criterion.kind !== 'closure' && criterion.kind !== 'container') return null
  const [one = null, ...others] = criterion.any_of
  if (others.length > 0) return null
  return criterion.kind === 'closure' ? picturedClosure(one, []) : picturedContainer(one)
}

function Pictured({
  packaging,
  children,
}: {
  readonly packaging: PicturedPackaging | null
  readonly children: ReactNode
}) {
  if (packaging === null) return children
  return (
    <span className={styles.pictured}>
      <Packaging packaging={packaging} height={28} />
      <span>{children}</span>
    </span>
  )
}

/** The published words, or what a published code stands for. */
function Asked({ words }: { readonly words: string }) {
  const wordsOf = usePublishedWords()
  const shown = wordsOf(words)
  return shown === words ? <PublishedWords>{words}</PublishedWords> : shown
}

function Requirement({ criterion }: { readonly criterion: Criterion }) {
  const { t } = useTranslation('matching')
  return (
    <span className={styles.requirement}>
      {t(`kind.${criterion.kind}`)}
      {!criterion.required && <span className={styles.soft}>{t('criteria.preferred')}</span>}
    </span>
  )
}

function Status({
  kind,
  result,
}: {
  readonly kind: Criterion['kind']
  readonly result: CriterionResult | undefined
}) {
  const { t } = useTranslation('matching')
  const { t: word } = useTranslation('vocabulary')
  const status = result?.status ?? 'unknown'
  return (
    <StatusMark status={status}>
      {kind === 'text' ? t('criteria.checkYourself') : word(`status.${status}`)}
    </StatusMark>
  )
}
