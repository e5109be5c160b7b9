import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { DerivedFact, Product } from '#domain/portfolio/product.ts'
import { useLocaleNavigate } from '../../i18n/use-locale-path.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import { ContentFields } from './form/content-fields.tsx'
import { IdentityFields } from './form/identity-fields.tsx'
import { MakingFields } from './form/making-fields.tsx'
import { OriginFields } from './form/origin-fields.tsx'
import { PackagingFields } from './form/packaging-fields.tsx'
import { PriceFields } from './form/price-fields.tsx'
import type { DraftField, ProductDraft } from './product-draft.ts'
import styles from './product-form.module.css'
import { useProblemWords } from './use-problem-words.ts'
import { type ProductConflict, useProductForm } from './use-product-form.ts'

/** What every group of inputs gets. */
export interface FactFieldsProps {
  readonly draft: ProductDraft
  readonly onChange: (change: Partial<ProductDraft>) => void
  readonly errorOf: (field: DraftField) => string | null
}

const sections = [
  ['identity', IdentityFields],
  ['origin', OriginFields],
  ['content', ContentFields],
  ['price', PriceFields],
  ['packaging', PackagingFields],
  ['making', MakingFields],
] as const

export function ProductForm({ product }: { readonly product: Product | null }) {
  const { t } = useTranslation('portfolio')
  const { t: word } = useTranslation('vocabulary')
  const { t: common } = useTranslation('common')
  const { show } = useToasts()
  const goTo = useLocaleNavigate()
  const form = useProductForm(product, () => {
    show({
      tone: 'success',
      title: t(product === null ? 'form.addedTitle' : 'form.savedTitle'),
      message: t('form.savedText'),
    })
    goTo('/products')
  })
  useFocusOnAskedFact()
  const words = useProblemWords()
  const errorOf = (field: DraftField) => {
    const problem = form.problems.find((one) => one.field === field)
    return problem === undefined ? null : words(problem)
  }
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!form.saving.isPending) form.save()
      }}
    >
      <ErrorSummary
        title={t('form.errorsTitle')}
        errors={form.problems.map((problem) => ({
          field: problem.field,
          message: word('labelled', { label: fieldLabel(t, problem.field), words: words(problem) }),
        }))}
      />
      {sections.map(([name, Fields]) => (
        <fieldset key={name} className={styles.section}>
          <legend>{t(`form.section.${name}`)}</legend>
          <div className={styles.fields}>
            <Fields draft={form.draft} onChange={form.change} errorOf={errorOf} />
          </div>
          {derivedOf(form.base, name).map(({ field }) => (
            <p key={field} className={styles.raw}>
              {word('labelled', { label: t(`fact.${field}`), words: t(`derived.${field}`) })}
            </p>
          ))}
          {name === 'price' && form.base?.facts.price?.raw && (
            <p className={styles.raw}>{t('fact.raw', { text: form.base.facts.price.raw })}</p>
          )}
        </fieldset>
      ))}
      {form.conflict !== null && (
        <Conflict
          conflict={form.conflict}
          onKeepMine={form.keepMine}
          onTakeSaved={form.takeSaved}
        />
      )}
      {form.error !== null && (
        <Notice tone="error" announce title={t('form.notSaved')}>
          <p>
            {common(`errors.${errorCodeOf(form.error)}`)} {t('form.keptInput')}
          </p>
        </Notice>
      )}
      <div className={styles.actions}>
        <Button variant="primary" type="submit" busy={form.saving.isPending}>
          {form.saving.isPending ? t('form.saving') : t('form.save')}
        </Button>
        <LinkButton to="/products">{t('form.back')}</LinkButton>
      </div>
    </form>
  )
}

const sectionOf: Readonly<Record<DerivedFact['field'], string>> = {
  categories: 'identity',
  region: 'origin',
  country_code: 'origin',
}

/** Facts of a section that nobody stated. */
const derivedOf = (product: Product | null, section: string) =>
  (product?.facts.derived ?? []).filter(({ field }) => sectionOf[field] === section)

type PortfolioTexts = ReturnType<typeof useTranslation<'portfolio'>>['t']

const fieldLabel = (t: PortfolioTexts, field: DraftField): string => t(`fact.${field}`)

interface ConflictProps {
  readonly conflict: ProductConflict
  readonly onKeepMine: () => void
  readonly onTakeSaved: () => void
}

/** Somebody was quicker: both versions are there, the producer chooses. */
function Conflict({ conflict, onKeepMine, onTakeSaved }: ConflictProps) {
  const { t } = useTranslation('portfolio')
  const fields = conflict.fields.map((field) => t(`fact.${field as 'name'}`)).join(', ')
  return (
    <Notice
      tone="warning"
      announce
      title={t('conflict.title')}
      action={
        <>
          <Button onClick={onKeepMine}>{t('conflict.keepMine')}</Button>
          <Button onClick={onTakeSaved}>{t('conflict.takeSaved')}</Button>
        </>
      }
    >
      <p>{t('conflict.text', { fields: fields || t('conflict.none') })}</p>
    </Notice>
  )
}

/** A remedy led here: `/products/prd_x#alcohol_tenths` focuses that input. */
function useFocusOnAskedFact(): void {
  useEffect(() => {
    const asked = document.getElementById(location.hash.slice(1))
    if (asked === null) return
    asked.focus()
    asked.scrollIntoView({ block: 'center' })
  }, [])
}
