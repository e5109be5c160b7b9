import { useTranslation } from 'react-i18next'
import type { DocumentCheck } from '#domain/documents/check-documents.ts'
import type { CompanyDocument } from '#domain/documents/document.ts'
import { isSignable, type SignableKind } from '#domain/documents/forms/signable-forms.ts'
import { kindName } from '#domain/documents/kind-name.ts'
import type { DocumentId } from '#domain/shared/ids.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import type { ApiOutput } from '../../lib/api.ts'
import { fieldId, useFormTexts } from '../../lib/applications/use-form-texts.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import type { CoveredProduct } from './document-draft.ts'
import styles from './documents-page.module.css'
import type { FormPurpose } from './use-save-document.ts'

/** What a dialog is open for. */
export type PartDialog =
  | { readonly question: string; readonly form: FormPurpose }
  | { readonly question: string; readonly ask: DocumentCheck['asked'] }
  | { readonly question: string; readonly sign: SignableKind }

export type AskedLink = ApiOutput<'listHandInLinks'>['links'][number]

interface Props {
  readonly check: DocumentCheck
  readonly documents: readonly CompanyDocument[]
  /** What was asked of others and has not come yet. */
  readonly links: readonly AskedLink[]
  /** What is offered. */
  readonly product: CoveredProduct | null
  readonly readOnly: boolean
  readonly onChoose: (document_id: DocumentId | null) => void
  /** Present where the tender changed: what is chosen stays as it is. */
  readonly onConfirm?: (() => void) | undefined
  readonly onOpen: (dialog: PartDialog) => void
}

/** One document that is asked for: what is chosen, how it stands, and what can be done. */
export function AskedDocumentLine(props: Props) {
  const { check, documents, links, product, readOnly, onChoose, onConfirm, onOpen } = props
  const { t } = useTranslation('documents')
  const { t: applications } = useTranslation('applications')
  const { instant } = useFormat()
  const { asked, chosen, problems, names } = check
  const { question } = asked
  const name = useAskedName(asked)
  const chosenDocument = documents.find(({ document_id }) => document_id === chosen?.document_id)
  const [kind] = asked.kinds ?? []
  const signable = asked.kinds?.find(isSignable)
  const button = (label: string, onClick: () => void) => (
    <Button size="small" aria-label={`${label}: ${name}`} onClick={onClick}>
      {label}
    </Button>
  )
  return (
    <li className={styles.asked} id={fieldId(question)} tabIndex={-1}>
      <span className={styles.file}>
        <strong>{name}</strong>
        <span role="status">
          <StateBadge check={check} />
        </span>
      </span>
      {problems.map(({ code }) => (
        <p key={code} className={styles.wrong}>
          {t(`asked.problem.${code}`)}
        </p>
      ))}
      {names !== null && <p className={styles.soft}>{t('asked.names', names)}</p>}
      {readOnly
        ? chosen !== null && (
            <p className={styles.soft}>{chosen.files.map((one) => one.file_name).join(', ')}</p>
          )
        : null}
      {!readOnly && (
        <>
          <Choice check={check} documents={documents} onChoose={onChoose} />
          {links.map((link) => (
            <p key={link.link_id} className={styles.soft}>
              {t('links.title')}: {t(`links.is.${link.state}`)},{' '}
              {t('validTo', { date: instant(link.ends_at) })}
            </p>
          ))}
          {onConfirm && <p className={styles.wrong}>{applications('problem.confirm_again')}</p>}
          <div className={styles.actions}>
            {onConfirm && button(applications('changed.confirm'), onConfirm)}
            {signable !== undefined &&
              button(t('sign.action'), () => onOpen({ question, sign: signable }))}
            {chosenDocument !== undefined &&
              button(t('asked.replace'), () =>
                onOpen({ question, form: { to: 'replace', document: chosenDocument } }),
              )}
            {chosenDocument === undefined &&
              button(t('asked.upload'), () =>
                onOpen({
                  question,
                  form: { to: 'add', files: [], product, ...(kind === undefined ? {} : { kind }) },
                }),
              )}
            {button(t('asked.askOther'), () => onOpen({ question, ask: asked }))}
          </div>
        </>
      )}
      {asked.source !== null && (
        <p className={styles.soft}>
          {t('asked.source')}:{' '}
          {asked.source.url === null ? (
            <span lang="en">{asked.source.text}</span>
          ) : (
            <a href={asked.source.url} rel="noreferrer" lang="en">
              {asked.source.text}
            </a>
          )}
        </p>
      )}
    </li>
  )
}

/** The tender's words or code, or the names of the kinds that answer it. */
function useAskedName({ question, words, asked, kinds }: DocumentCheck['asked']): string {
  const language = useLanguage()
  const { label } = useFormTexts()
  if (asked === 'tender') return label({ key: question, label: words, criterion_id: null })
  return (kinds ?? []).map((kind) => kindName(language, kind)).join(' / ')
}

function StateBadge({ check: { asked, chosen, problems } }: Pick<Props, 'check'>) {
  const { t } = useTranslation('documents')
  const [worst] = problems
  if (worst === undefined)
    return chosen === null ? (
      <Badge>{t('asked.notChosen')}</Badge>
    ) : (
      <Badge tone="success">{t('asked.ready')}</Badge>
    )
  if (worst.code === 'being_checked') return <Badge tone="info">{t('file.scanning')}</Badge>
  if (worst.code === 'missing')
    return <Badge tone={asked.asked === 'tender' ? 'error' : 'warning'}>{t('asked.open')}</Badge>
  if (worst.code === 'expired') return <Badge tone="error">{t('state.expired')}</Badge>
  return <Badge tone={worst.severity === 'blocking' ? 'error' : 'warning'}>{t('asked.warn')}</Badge>
}

/** Those of the right kinds; of replaced ones only the one that is chosen. */
function Choice({ check, documents, onChoose }: Pick<Props, 'check' | 'documents' | 'onChoose'>) {
  const { t } = useTranslation('documents')
  const { date } = useFormat()
  const language = useLanguage()
  const { asked, chosen } = check
  const options = documents
    .filter(
      ({ document_id, kind, replaced_by }) =>
        document_id === chosen?.document_id ||
        (replaced_by === null && (asked.kinds === null || asked.kinds.includes(kind))),
    )
    .map((one) => ({
      value: one.document_id as string,
      label: [
        kindName(language, one.kind),
        one.number ?? one.issuer,
        one.product_name,
        one.lot,
        one.valid_to === null ? null : t('validTo', { date: date(one.valid_to) }),
      ]
        .filter((part) => part !== null)
        .join(', '),
    }))
  if (options.length === 0) return null
  return (
    <Select
      label={t('asked.choose')}
      required={false}
      optionalUnmarked
      value={chosen?.document_id ?? ''}
      empty={t('asked.chooseNone')}
      options={options}
      onChange={(id) =>
        onChoose(documents.find(({ document_id }) => document_id === id)?.document_id ?? null)
      }
    />
  )
}
