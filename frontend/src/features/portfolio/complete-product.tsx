import { useTranslation } from 'react-i18next'
import type { IdentityFact } from '#domain/matching/verdict.ts'
import { categories } from '#domain/vocabulary/kinds.ts'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { errorCodeOf } from '../../lib/api-error.ts'
import { type ProductTask, useTaskText } from '../../lib/matching/use-task-text.ts'
import { productName } from '../../lib/products/product-name.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import styles from './complete-page.module.css'
import { CountryFact } from './form/country-fact.tsx'
import { TextFact } from './form/text-fact.tsx'
import type { FactFieldsProps } from './product-form.tsx'
import { useProblemWords } from './use-problem-words.ts'
import { useProductForm } from './use-product-form.ts'

export interface CompleteProductProps {
  readonly task: ProductTask
  /** The inputs of one product are shown at a time. */
  readonly isOpen: boolean
  readonly onOpen: () => void
}

/** "With 3 more facts we can compare it with 12 tenders", and the inputs for those facts. */
export function CompleteProduct({ task, isOpen, onOpen }: CompleteProductProps) {
  const { t } = useTranslation('matching')
  const { t: fact } = useTranslation('portfolio')
  const { t: word } = useTranslation('vocabulary')
  const taskText = useTaskText()
  const name = productName(task.product.facts)
  const facts = task.facts.map((one) => fact(`fact.${one}`)).join(', ')
  return (
    <li className={styles.task}>
      <div className={styles.head}>
        <div className={styles.words}>
          <LocaleLink className={styles.name} to={`/products/${task.product.product_id}`}>
            {name}
          </LocaleLink>
          <span>{word('labelled', { label: taskText(task), words: facts })}</span>
        </div>
        {!isOpen && (
          <Button size="small" aria-label={t('complete.openNamed', { name })} onClick={onOpen}>
            {t('complete.open')}
          </Button>
        )}
      </div>
      {isOpen && <FactsForm task={task} />}
    </li>
  )
}

function FactsForm({ task: { product, facts } }: Pick<CompleteProductProps, 'task'>) {
  const { t } = useTranslation('matching')
  const { t: portfolio } = useTranslation('portfolio')
  const { t: common } = useTranslation('common')
  const { show } = useToasts()
  const form = useProductForm(product, () =>
    show({
      tone: 'success',
      title: portfolio('form.savedTitle'),
      message: portfolio('form.savedText'),
    }),
  )
  const words = useProblemWords()
  const errorOf: FactFieldsProps['errorOf'] = (field) => {
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
      <div className={styles.fields}>
        {facts.map((field) => (
          <FactInput
            key={field}
            field={field}
            draft={form.draft}
            onChange={form.change}
            errorOf={errorOf}
          />
        ))}
      </div>
      {form.conflict !== null && (
        <Notice
          tone="warning"
          announce
          title={portfolio('conflict.title')}
          action={<Button onClick={form.takeSaved}>{portfolio('conflict.takeSaved')}</Button>}
        />
      )}
      {form.error !== null && (
        <Notice tone="error" announce title={portfolio('form.notSaved')}>
          <p>{common(`errors.${errorCodeOf(form.error)}`)}</p>
        </Notice>
      )}
      <div className={styles.actions}>
        <Button variant="primary" type="submit" busy={form.saving.isPending}>
          {t('complete.save')}
        </Button>
        <LinkButton to={`/products/${product.product_id}`}>{t('complete.all')}</LinkButton>
      </div>
    </form>
  )
}

function FactInput({ field, ...props }: FactFieldsProps & { readonly field: IdentityFact }) {
  const { t } = useTranslation('portfolio')
  const { t: word } = useTranslation('vocabulary')
  switch (field) {
    case 'categories':
      return (
        <Select
          id="categories"
          label={t('fact.categories')}
          required={false}
          optionalUnmarked
          empty={t('choice.unknown')}
          value={props.draft.categories.length === 1 ? (props.draft.categories[0] ?? '') : ''}
          options={categories.map((value) => ({ value, label: word(`category.${value}`) }))}
          error={props.errorOf('categories')}
          onChange={(category) => props.onChange({ categories: category === '' ? [] : [category] })}
        />
      )
    case 'country_code':
      return <CountryFact {...props} />
    case 'subtype':
    case 'region':
      return <TextFact {...props} field={field} hint={t(`fact.${field}Hint`)} />
  }
}
