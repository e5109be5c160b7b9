import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type HandInLink, handInDays } from '#domain/documents/hand-in.ts'
import { handInMailto } from '#domain/documents/hand-in-words.ts'
import { kindName } from '#domain/documents/kind-name.ts'
import type { DocumentKind } from '#domain/documents/kinds.ts'
import type { ProductId } from '#domain/shared/ids.ts'
import { type Locale, locales } from '#domain/shared/locale.ts'
import { inLocale } from '../../i18n/locale-path.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { callApi } from '../../lib/api.ts'
import { type ApiErrorCode, errorCodeOf } from '../../lib/api-error.ts'
import { formatInstant } from '../../lib/format.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type CoveredProduct, shownDetails } from './document-draft.ts'
import { useKindOptions } from './document-fields.tsx'
import styles from './documents-page.module.css'
import { ProductField } from './product-field.tsx'
import { handInLinksKey } from './use-hand-in-links.ts'

interface Props {
  readonly kind?: DocumentKind | undefined
  readonly product?: CoveredProduct | null
  readonly onClose: () => void
}

interface Ask {
  readonly kind: DocumentKind | ''
  readonly product_id: ProductId | null
  readonly product_name: string | null
  readonly note: string
  readonly language: Locale
  readonly days: (typeof handInDays)[number]
}

/** Makes a link by which somebody else hands a document in; its owner sends it. */
export function HandInDialog({ kind, product, onClose }: Props) {
  const { t } = useTranslation('documents')
  const queries = useQueryClient()
  const [ask, setAsk] = useState<Ask>({
    kind: kind ?? '',
    product_id: null,
    product_name: null,
    ...(kind !== undefined && shownDetails(kind).has('product') ? product : null),
    note: '',
    language: useLanguage(),
    days: 14,
  })
  const [isWithoutKind, setWithoutKind] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<ApiErrorCode | null>(null)
  const [made, setMade] = useState<{ link: HandInLink; key: string } | null>(null)
  const make = async () => {
    const { product_name: _, kind: asked, ...rest } = ask
    setWithoutKind(asked === '')
    if (asked === '') return
    setBusy(true)
    setFailed(null)
    try {
      setMade(await callApi('createHandInLink', { body: { ...rest, kind: asked } }))
    } catch (thrown) {
      setFailed(errorCodeOf(thrown))
    }
    setBusy(false)
    await queries.invalidateQueries({ queryKey: handInLinksKey })
  }
  return (
    <Dialog
      title={t('ask.title')}
      size="wide"
      isOpen
      onClose={onClose}
      actions={
        made === null ? (
          <>
            <Button onClick={onClose}>{t('form.cancel')}</Button>
            <Button variant="primary" busy={isBusy} onClick={() => void make()}>
              {t('ask.make')}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={onClose}>
            {t('ask.done')}
          </Button>
        )
      }
    >
      {made === null ? (
        <AskFields ask={ask} failed={failed} isWithoutKind={isWithoutKind} onChange={setAsk} />
      ) : (
        <LinkToSend link={made.link} secret={made.key} />
      )}
    </Dialog>
  )
}

function AskFields(props: {
  readonly ask: Ask
  readonly failed: ApiErrorCode | null
  readonly isWithoutKind: boolean
  readonly onChange: (ask: Ask) => void
}) {
  const { t } = useTranslation('documents')
  const { t: common } = useTranslation('common')
  const { days } = useFormat()
  const kinds = useKindOptions()
  const { ask, failed, isWithoutKind, onChange } = props
  const names = new Intl.DisplayNames([useLanguage()], { type: 'language' })
  const set = (change: Partial<Ask>) => onChange({ ...ask, ...change })
  return (
    <div className={styles.form}>
      <p>{t('ask.lead')}</p>
      {failed !== null && (
        <Notice tone="error" announce>
          {common(`errors.${failed}`)}
        </Notice>
      )}
      <Select
        label={t('form.kind')}
        value={ask.kind}
        empty={t('form.chooseKind')}
        error={isWithoutKind && ask.kind === '' ? t('problem.kind') : null}
        options={kinds}
        onChange={(kind) => set({ kind })}
      />
      <ProductField
        value={ask.product_id}
        name={ask.product_name}
        onChange={(product_id, product_name) => set({ product_id, product_name })}
      />
      <TextArea
        label={t('ask.note')}
        hint={t('ask.noteHint')}
        required={false}
        rows={3}
        maxLength={500}
        value={ask.note}
        onChange={(note) => set({ note })}
      />
      <div className={styles.pair}>
        <Select
          label={t('ask.language')}
          value={ask.language}
          options={locales.map((value) => ({ value, label: names.of(value) ?? value }))}
          onChange={(language) => set({ language: language || 'en' })}
        />
        <Select
          label={t('ask.days')}
          value={String(ask.days)}
          options={handInDays.map((n) => ({ value: String(n), label: days(n) }))}
          onChange={(n) => set({ days: handInDays.find((one) => String(one) === n) ?? 14 })}
        />
      </div>
    </div>
  )
}

/** The address is told once: nobody keeps what opens it. */
function LinkToSend({ link, secret }: { readonly link: HandInLink; readonly secret: string }) {
  const { t } = useTranslation('documents')
  const [isCopied, setCopied] = useState(false)
  const { language, kind, note, ends_at } = link
  const page = inLocale('/hand-in', language)
  const address = `${location.origin}${page}#${new URLSearchParams({ key: secret })}`
  const copy = async () => {
    await navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <div className={styles.form}>
      <Notice tone="success" announce title={t('ask.made')}>
        <p>{t('ask.madeText')}</p>
      </Notice>
      <TextField label={t('ask.address')} value={address} onChange={() => {}} />
      <div className={styles.actions}>
        <Button onClick={() => void copy()}>{isCopied ? t('ask.copied') : t('ask.copy')}</Button>
        <a
          href={handInMailto(language, {
            document: kindName(language, kind),
            date: formatInstant(ends_at, language),
            note,
            address,
          })}
        >
          {t('ask.mail')}
        </a>
      </div>
    </div>
  )
}
