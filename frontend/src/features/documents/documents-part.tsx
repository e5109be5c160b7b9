import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmAnswers } from '#domain/applications/changed-questions.ts'
import { documentChecks } from '#domain/applications/document-checks.ts'
import { valuesToSign } from '#domain/applications/values-to-sign.ts'
import type { DocumentCheck } from '#domain/documents/check-documents.ts'
import { chosenOf } from '#domain/documents/chosen-of.ts'
import { dateIn } from '#domain/shared/calendar-date.ts'
import type { DocumentId, ProductId } from '#domain/shared/ids.ts'
import { marketFacts } from '#domain/shared/market.ts'
import type { ApiOutput } from '../../lib/api.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import type { WorkspacePartProps } from '../../lib/applications/workspace-part.ts'
import { productName } from '../../lib/products/product-name.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AskedDocumentLine, type AskedLink, type PartDialog } from './asked-document-line.tsx'
import { DocumentDialog } from './document-dialog.tsx'
import styles from './documents-page.module.css'
import { HandInDialog } from './hand-in-dialog.tsx'
import { SignDialog } from './sign-dialog.tsx'
import { useHandInLinks } from './use-hand-in-links.ts'
import { useLibrary } from './use-library.ts'
import { withDocument } from './with-document.ts'

const groups = ['tender', 'rule', 'maybe', 'usual'] as const

/** The documents that the offer needs: chosen from the library, added, signed, replaced, or asked of somebody else. */
export function DocumentsPart(props: WorkspacePartProps) {
  const { application, form, data, check, onChange, readOnly, tender } = props
  const { t } = useTranslation('documents')
  const library = useLibrary()
  const [dialog, setDialog] = useState<PartDialog | null>(null)
  const links = useHandInLinks(!readOnly).data?.links ?? []
  const product =
    data.product_id === null || form.product === null
      ? null
      : { product_id: data.product_id, product_name: productName(form.product) }
  const references = data.documents
  const chosen = useMemo(
    () =>
      readOnly
        ? form.documents
        : Object.entries(references ?? {}).flatMap(([question, id]) => {
            const found = library.data?.find(({ document_id }) => document_id === id)
            return found === undefined ? [] : [chosenOf(question, found)]
          }),
    [readOnly, form.documents, references, library.data],
  )
  useTellForm(tender.tender_id, readOnly || library.data === undefined ? null : chosen)
  if (!readOnly && library.data === undefined) {
    if (library.error === null) return <Skeleton awaits="documents" lines={6} />
    return (
      <ApiFailure
        error={library.error}
        title={t('asked.failed')}
        onRetry={() => void library.refetch()}
      />
    )
  }
  const { submitted_at } = application
  const at = submitted_at === null ? new Date() : new Date(submitted_at)
  const day = dateIn(marketFacts[form.asked.market].time_zone, at)
  const checks = documentChecks(form, data, check, chosen, day)
  const isToConfirm = (question: string) =>
    check.problems.some(({ key, code }) => key === question && code === 'confirm_again')
  const choose = (question: string, id: DocumentId | null) =>
    onChange((draft) => withDocument(form, draft, question, id))
  const listOf = (lines: typeof checks) => (
    <ul className={styles.askedList}>
      {lines.map((one) => (
        <AskedDocumentLine
          key={one.asked.question}
          check={one}
          documents={library.data ?? []}
          links={links.filter((link) => isAwaited(link, one.asked, data.product_id))}
          product={product}
          readOnly={readOnly}
          onChoose={(id) => choose(one.asked.question, id)}
          onConfirm={
            isToConfirm(one.asked.question)
              ? () => onChange((draft) => confirmAnswers(form, draft, [one.asked.question]))
              : undefined
          }
          onOpen={setDialog}
        />
      ))}
    </ul>
  )
  return (
    <div className={styles.list}>
      {checks.length === 0 && <p>{t('asked.none')}</p>}
      {checks.length > 0 && !readOnly && <p>{t('asked.lead')}</p>}
      {groups.map((group) => {
        const lines = checks.filter(({ asked }) => asked.asked === group)
        if (lines.length === 0) return null
        return group === 'tender' || group === 'rule' ? (
          <section key={group}>
            <h3>{t(`asked.${group}`)}</h3>
            {listOf(lines)}
          </section>
        ) : (
          <details key={group} open={lines.some((one) => one.chosen !== null)}>
            <summary>{t(`asked.${group}`)}</summary>
            {listOf(lines)}
          </details>
        )
      })}
      <p>
        <LinkButton to="/documents">{t('asked.library')}</LinkButton>
      </p>
      {dialog !== null && 'form' in dialog && (
        <DocumentDialog
          purpose={dialog.form}
          onClose={() => setDialog(null)}
          onSaved={({ document_id }) => choose(dialog.question, document_id)}
        />
      )}
      {dialog !== null && 'sign' in dialog && (
        <SignDialog
          kind={dialog.sign}
          known={valuesToSign(form, data, tender)}
          product_id={data.product_id}
          onClose={() => setDialog(null)}
          onSigned={({ document_id }) => choose(dialog.question, document_id)}
        />
      )}
      {dialog !== null && 'ask' in dialog && (
        <HandInDialog
          kind={dialog.ask.kinds?.[0]}
          product={product}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  )
}

/** Somebody was asked for this document, of the product that is offered, and may still hand it in. */
const isAwaited = (
  { kind, product_id, state }: AskedLink,
  { kinds }: DocumentCheck['asked'],
  offered: ProductId | null,
): boolean =>
  (state === 'open' || state === 'checking') &&
  kinds?.includes(kind) === true &&
  (product_id === null || product_id === offered)

type Answer = ApiOutput<'getApplication'>

/** The form that the page holds knows the documents as they are now, before it is asked for again. */
function useTellForm(tenderId: number, chosen: Answer['form']['documents'] | null) {
  const queries = useQueryClient()
  useEffect(() => {
    if (chosen === null) return
    queries.setQueriesData<Answer>({ queryKey: ['application', tenderId] }, (answer) =>
      answer === undefined || JSON.stringify(answer.form.documents) === JSON.stringify(chosen)
        ? answer
        : { ...answer, form: { ...answer.form, documents: chosen } },
    )
  }, [queries, tenderId, chosen])
}
