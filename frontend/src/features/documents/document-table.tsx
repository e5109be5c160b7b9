import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type CompanyDocument, isLost } from '#domain/documents/document.ts'
import { kindName } from '#domain/documents/kind-name.ts'
import { isSameName } from '#domain/documents/same-name.ts'
import { stateOn } from '#domain/documents/validity.ts'
import { dateIn } from '#domain/shared/calendar-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { callApi } from '../../lib/api.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { DocumentFileLines } from './document-file-lines.tsx'
import styles from './documents-page.module.css'
import { useDeleteDocument } from './use-delete-document.ts'
import type { FormPurpose } from './use-save-document.ts'

/** The day where the reader is. */
const today = () => dateIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date())

const tones = {
  valid: 'success',
  not_yet_valid: 'info',
  expires_soon: 'warning',
  expired: 'error',
} as const

interface Props {
  readonly documents: readonly CompanyDocument[]
  readonly onOpen: (purpose: FormPurpose) => void
}

export function DocumentTable({ documents, onOpen }: Props) {
  const { t } = useTranslation('documents')
  const columns: Column<CompanyDocument>[] = [
    {
      key: 'document',
      header: t('column.document'),
      isRowHeader: true,
      cell: (document) => <WhatItIs document={document} />,
    },
    { key: 'covers', header: t('column.covers'), cell: (document) => <Covers {...document} /> },
    {
      key: 'validity',
      header: t('column.validity'),
      cell: (document) => <Validity document={document} />,
    },
    {
      key: 'files',
      header: t('column.files'),
      cell: (document) => <DocumentFileLines document={document} />,
    },
    {
      key: 'actions',
      header: t('column.actions'),
      bareOnCard: true,
      cell: (document) => <Actions document={document} onOpen={onOpen} />,
    },
  ]
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={documents}
      rowKey={({ document_id }) => document_id}
    />
  )
}

function WhatItIs({ document }: { readonly document: CompanyDocument }) {
  const { t } = useTranslation('documents')
  const language = useLanguage()
  const { kind, issuer, number, holder } = document
  const said = [issuer, number].filter((part) => part !== null).join(', ')
  return (
    <span className={styles.words}>
      {kindName(language, kind)}
      {said !== '' && <span className={styles.soft}>{said}</span>}
      {holder !== null && <Holder name={holder} />}
      {document.replaced_by !== null && <Badge>{t('replaced')}</Badge>}
    </span>
  )
}

/** The name on the document beside the company's, where the two are not those of one company. */
function Holder({ name }: { readonly name: string }) {
  const { t } = useTranslation('documents')
  const { data } = useQuery({
    queryKey: ['company-profile', 'of-documents'],
    queryFn: ({ signal }) => callApi('getCompanyProfile', { signal }),
  })
  const own = data?.profile
  const isOwn =
    !own || [own.legal_name, own.trade_name].some((one) => one !== null && isSameName(one, name))
  if (isOwn) return <span className={styles.soft}>{name}</span>
  return <span className={styles.wrong}>{t('otherName', { name, company: own.legal_name })}</span>
}

function Covers({ product_name, vintage, lot }: CompanyDocument) {
  const { t } = useTranslation('documents')
  return (
    <span className={styles.words}>
      {product_name ?? t('covers.company')}
      {vintage !== null && <span className={styles.soft}>{t('covers.vintage', { vintage })}</span>}
      {lot !== null && <span className={styles.soft}>{t('covers.lot', { lot })}</span>}
    </span>
  )
}

/** How far a document is whose files have not passed the check. */
function WithoutFile({ files }: CompanyDocument) {
  const { t } = useTranslation('documents')
  const isUnderWay = files.some((file) => file.status !== 'refused' && !isLost(file, new Date()))
  return isUnderWay ? (
    <Badge tone="info">{t('file.scanning')}</Badge>
  ) : (
    <Badge tone="warning">{t('state.no_file')}</Badge>
  )
}

function Validity({ document }: { readonly document: CompanyDocument }) {
  const { t } = useTranslation('documents')
  const { date, days } = useFormat()
  const { valid_from, valid_to } = document
  const state = stateOn(document, today())
  const words =
    state.state === 'expires_soon'
      ? t('state.expires_soon', { days: days(state.days_left) })
      : t(`state.${state.state}`)
  const hasFile = document.files.some(({ status }) => status === 'clean')
  return (
    <span className={styles.words}>
      <span>
        {hasFile ? <Badge tone={tones[state.state]}>{words}</Badge> : <WithoutFile {...document} />}
      </span>
      {state.state === 'not_yet_valid' && valid_from !== null && (
        <span className={styles.soft}>{t('validFrom', { date: date(valid_from) })}</span>
      )}
      <span className={styles.soft}>
        {valid_to === null ? t('noEnd') : t('validTo', { date: date(valid_to) })}
      </span>
    </span>
  )
}

interface ActionProps {
  readonly document: CompanyDocument
  readonly onOpen: (purpose: FormPurpose) => void
}

function Actions({ document, onOpen }: ActionProps) {
  const { t } = useTranslation('documents')
  const language = useLanguage()
  const remove = useDeleteDocument()
  const name = kindName(language, document.kind)
  const button = (label: string, onClick: () => void) => (
    <Button size="small" variant="quiet" aria-label={`${label}: ${name}`} onClick={onClick}>
      {label}
    </Button>
  )
  return (
    <div className={styles.actions}>
      {document.replaced_by === null &&
        button(t('action.replace'), () => onOpen({ to: 'replace', document }))}
      {button(t('action.change'), () => onOpen({ to: 'change', document }))}
      {button(t('action.delete'), () => void remove(document))}
    </div>
  )
}
