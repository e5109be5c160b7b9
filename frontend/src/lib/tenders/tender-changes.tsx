import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { PublishedTender } from '#domain/tenders/published-tender.ts'
import {
  changeKindOf,
  isOfWithdrawal,
  type TenderChangeKind,
} from '#domain/tenders/tender-differences.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type ApiOutput, callApi } from '../api.ts'
import { errorCodeOf } from '../api-error.ts'
import { ApiFailure } from '../api-failure.tsx'
import { useFormat } from '../use-format.ts'
import type { PublishedField } from './published-fields.ts'
import { PublishedValue } from './published-value.tsx'
import { PublishedWords } from './published-words.tsx'

type Changes = ApiOutput<'getTenderChanges'>

export interface TenderChangesProps {
  readonly tenderId: number
  /** The version to compare with. */
  readonly since: number
}

/** What changed in a tender since a version: each published field, before and now. */
export function TenderChanges({ tenderId, since }: TenderChangesProps) {
  const { t } = useTranslation('tenders')
  const { data, error, refetch } = useQuery({
    queryKey: ['getTenderChanges', tenderId, since],
    queryFn: ({ signal }) =>
      callApi('getTenderChanges', { params: { tender_id: tenderId }, query: { since }, signal }),
  })
  // that version was not kept: there is nothing to compare with
  if (errorCodeOf(error) === 'not_found') return null
  if (error) {
    return <ApiFailure error={error} title={t('changes.failed')} onRetry={() => void refetch()} />
  }
  return data === undefined ? (
    <Skeleton awaits="changes" lines={3} />
  ) : (
    <ChangeTable changes={data} />
  )
}

interface Line {
  readonly key: string
  readonly field: PublishedField | null
  readonly before: string | null
  readonly after: string | null
}

/** Requirements are read from the published fields: they are shown where none of these changed. */
const linesOf = ({ fields, requirements }: Changes, kind: TenderChangeKind): readonly Line[] =>
  fields.length > 0
    ? fields
        .filter((field) => kind !== 'reinstated' || !isOfWithdrawal(field))
        .map((field) => ({ key: field, field, before: null, after: null }))
    : requirements.map(({ before, after }, place) => ({
        key: `requirement-${place}`,
        field: null,
        before,
        after,
      }))

function ChangeTable({ changes }: { readonly changes: Changes }) {
  const { t } = useTranslation('tenders')
  const { date } = useFormat()
  const { before, after } = changes
  const kind = changeKindOf(before.published, after.published, changes)
  const isOwnKind = kind === 'corrected' || kind === 'reinstated'
  const lines = linesOf(changes, kind)
  if (lines.length === 0)
    return <p>{t(kind === 'reinstated' ? 'changes.reinstated' : 'changes.nothing')}</p>
  const columns: Column<Line>[] = [
    { key: 'what', header: '', isRowHeader: true, cell: (line) => <What line={line} /> },
    {
      key: 'before',
      header: t('changes.before'),
      cell: (line) => <Value line={line} side="before" tender={before.published} />,
    },
    {
      key: 'after',
      header: t('changes.after'),
      cell: (line) => <Value line={line} side="after" tender={after.published} />,
    },
  ]
  const caption = t('changes.lastChange', {
    version: after.version,
    date: date(after.updated_at.slice(0, 10), 'long'),
  })
  return (
    <>
      <p>
        <strong>{caption}</strong>
      </p>
      {isOwnKind && <p>{t(`changes.${kind}`)}</p>}
      <DataTable caption={caption} columns={columns} rows={lines} rowKey={({ key }) => key} />
    </>
  )
}

function What({ line }: { readonly line: Line }) {
  const { t } = useTranslation('tenders')
  if (line.field !== null) return t(`field.${line.field}`)
  if (line.before === null) return t('changes.newRequirement')
  return line.after === null ? t('changes.goneRequirement') : t('changes.requirement')
}

interface ValueProps {
  readonly line: Line
  readonly side: 'before' | 'after'
  readonly tender: PublishedTender
}

function Value({ line, side, tender }: ValueProps) {
  if (line.field !== null) return <PublishedValue field={line.field} tender={tender} />
  const words = line[side]
  return words === null ? null : <PublishedWords>{words}</PublishedWords>
}
