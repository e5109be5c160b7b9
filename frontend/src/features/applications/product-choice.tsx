import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductId } from '#domain/shared/ids.ts'
import { fieldId } from '../../lib/applications/use-form-texts.ts'
import { productName } from '../../lib/products/product-name.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type Option, Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './product-choice.module.css'
import { useBestProducts, useChosenProduct, useFoundProducts } from './use-offerable-products.ts'

export interface ProductChoiceProps {
  readonly tenderId: number
  readonly productId: ProductId | null
  readonly hasProblem: boolean
  readonly onChange: (productId: ProductId | null) => void
}

/** Which product of the portfolio is offered: the best matches first, all of them by search. */
export function ProductChoice({ tenderId, productId, hasProblem, onChange }: ProductChoiceProps) {
  const { t } = useTranslation('applications')
  const [text, setText] = useState('')
  const { options, isEmpty, isFailed } = useProductOptions(tenderId, productId, text)
  if (isEmpty && text === '') {
    return (
      <Notice action={<LinkButton to="/upload-portfolio">{t('form.upload')}</LinkButton>}>
        {t('form.noProducts')}
      </Notice>
    )
  }
  return (
    <div className={styles.choice}>
      <Select
        id={fieldId('product_id')}
        label={t('form.chooseProduct')}
        hint={t('form.chooseProductHint')}
        error={hasProblem ? t('problem.product_not_chosen') : null}
        value={productId ?? ''}
        empty={t('form.noProduct')}
        options={options}
        onChange={(id) => onChange(id === '' ? null : (id as ProductId))}
      />
      <TextField
        type="search"
        label={t('form.otherProduct')}
        required={false}
        optionalUnmarked
        value={text}
        onChange={setText}
        maxLength={200}
        autoComplete="off"
      />
      {isFailed && <Notice tone="warning">{t('form.productsFailed')}</Notice>}
    </div>
  )
}

function useProductOptions(tenderId: number, productId: string | null, text: string) {
  const { t: word } = useTranslation('vocabulary')
  const best = useBestProducts(tenderId)
  const found = useFoundProducts(text)
  const chosen = useChosenProduct(productId)
  const options = new Map<string, Option>()
  const chosenFacts = chosen.data?.facts
  if (productId !== null) {
    options.set(productId, {
      value: productId,
      label: chosenFacts === undefined ? productId : productName(chosenFacts),
    })
  }
  for (const { product, match } of text === '' ? (best.data?.rows ?? []) : []) {
    const verdict = match.verdict === 'none' ? '' : ` (${word(`verdict.${match.verdict}`)})`
    const value = product.product_id
    options.set(value, { value, label: `${productName(product.facts)}${verdict}` })
  }
  for (const { product_id: value, facts } of found.data?.products ?? []) {
    if (!options.has(value)) options.set(value, { value, label: productName(facts) })
  }
  return {
    options: [...options.values()],
    isEmpty: found.data?.total === 0 && productId === null,
    isFailed: found.isError && best.isError,
  }
}
