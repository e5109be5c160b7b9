import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductId } from '#domain/shared/ids.ts'
import { callApi } from '../../lib/api.ts'
import { productName } from '../../lib/products/product-name.ts'
import { useSettled } from '../../lib/use-settled.ts'
import { type Option, Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'

interface Props {
  readonly value: ProductId | null
  /** What the chosen one is called, for when it is not among those found. */
  readonly name: string | null
  readonly onChange: (value: ProductId | null, name: string | null) => void
}

/** What a document covers: the whole company, or one product of the portfolio. */
export function ProductField({ value, name, onChange }: Props) {
  const { t } = useTranslation('documents')
  const [typed, setTyped] = useState('')
  const [text] = useSettled(typed.trim())
  const found = useQuery({
    queryKey: ['products', 'of-document', text],
    queryFn: ({ signal }) =>
      callApi('listProducts', { query: { text: text || undefined, limit: 20 }, signal }),
  })
  const options = new Map<string, Option>()
  if (value !== null) options.set(value, { value, label: name ?? t('form.chosenProduct') })
  for (const { product_id, facts } of found.data?.products ?? []) {
    options.set(product_id, { value: product_id, label: productName(facts) })
  }
  if (found.data?.total === 0 && text === '' && value === null) return null
  return (
    <>
      <Select
        label={t('form.covers')}
        value={value ?? ''}
        empty={t('covers.company')}
        options={[...options.values()]}
        onChange={(id) =>
          onChange(id === '' ? null : (id as ProductId), options.get(id)?.label ?? null)
        }
      />
      <TextField
        type="search"
        label={t('form.findProduct')}
        required={false}
        optionalUnmarked
        value={typed}
        onChange={setTyped}
        maxLength={200}
        autoComplete="off"
      />
    </>
  )
}
