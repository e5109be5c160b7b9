import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { marketFacts } from '#domain/shared/market.ts'
import { isWebAddress } from '#domain/shared/web-address.ts'
import type { PublishedTender } from '#domain/tenders/published-tender.ts'
import { useFormat } from '../use-format.ts'
import type { PublishedField } from './published-fields.ts'
import { PublishedPrice } from './published-price.tsx'
import styles from './published-value.module.css'
import { PublishedWords } from './published-words.tsx'
import { useCodeWords } from './use-code-words.ts'

/** One published field in its published words; units and codes in the language of the page. */
export function PublishedValue({
  field,
  tender,
}: {
  readonly field: PublishedField
  readonly tender: PublishedTender
}) {
  const { t: word } = useTranslation('vocabulary')
  const { date, month, number, volume } = useFormat()
  const codeWords = useCodeWords()
  const value = tender[field]
  if (value === null) return <span className={styles.silent}>{word('notStated')}</span>
  switch (field) {
    case 'published_date':
    case 'offer_open_date':
    case 'offer_deadline':
    case 'sample_deadline':
    case 'launch_date':
    case 'sales_end_date':
      return date(String(value), 'long')
    case 'launch_month':
      return month(String(value))
    case 'category':
      return tender.category && word(`category.${tender.category}`)
    case 'market':
      return word(`market.${tender.market}`)
    case 'monopoly':
      return marketFacts[tender.market].monopoly
    case 'status':
      return word(`publicationStatus.${tender.status}`)
    case 'record_kind':
      return word(`recordKind.${tender.record_kind}`)
    case 'completeness':
      return word(`completeness.${tender.completeness}`)
    case 'price':
      return (
        <List
          items={tender.price?.map((price) => (
            <PublishedPrice key={price.text} price={price} tender={tender} />
          ))}
        />
      )
    case 'min_volume':
      return <MinimumVolume volume={tender.min_volume} />
    case 'container_volume_ml':
      return volume(Number(value))
    case 'container_max_weight_g':
      return `${number(Number(value))}\u00a0g`
    case 'abv_min':
    case 'abv_max':
      return `${number(Number(value))}\u00a0%\u00a0vol`
    case 'sugar_min_g_l':
    case 'sugar_max_g_l':
      return `${number(Number(value))}\u00a0g/l`
    case 'max_offers_per_producer':
      return number(Number(value))
    case 'documents_required':
      return <List items={tender.documents_required?.map((code) => codeWords('document', code))} />
    case 'packaging_requirements':
      return (
        <List items={tender.packaging_requirements?.map((code) => codeWords('packaging', code))} />
      )
    case 'other_conditions':
      return <List items={tender.other_conditions?.map((code) => codeWords('condition', code))} />
    case 'source':
      return <SourceLink url={tender.source} />
    case 'additional_sources':
      return (
        <List items={tender.additional_sources?.map((url) => <SourceLink key={url} url={url} />)} />
      )
    case 'sensory_criteria':
      return <List ordered items={tender.sensory_criteria?.map(inItsLanguage)} />
    default:
      return Array.isArray(value) ? (
        <List items={value.map((line) => inItsLanguage(String(line)))} />
      ) : (
        inItsLanguage(String(value))
      )
  }
}

const inItsLanguage = (words: string) => <PublishedWords>{words}</PublishedWords>

function List({
  items = [],
  ordered = false,
}: {
  readonly items?: readonly ReactNode[]
  readonly ordered?: boolean
}) {
  if (items.length === 1 && !ordered) return items[0]
  const Element = ordered ? 'ol' : 'ul'
  const lines = items.map((item, place) => ({ key: `line-${place}`, item }))
  return (
    <Element className={ordered ? styles.ordered : styles.lines}>
      {lines.map(({ key, item }) => (
        <li key={key}>{item}</li>
      ))}
    </Element>
  )
}

/** A source: its address, or words. */
export function SourceLink({ url }: { readonly url: string }) {
  if (!isWebAddress(url)) return url
  return (
    <a className={styles.source} href={url} target="_blank" rel="noreferrer">
      {url.replace(/^https?:\/\/(www\.)?/, '')}
    </a>
  )
}

function MinimumVolume({ volume }: { readonly volume: PublishedTender['min_volume'] }) {
  const { t: word } = useTranslation('vocabulary')
  const { number } = useFormat()
  if (volume === null) return null
  const { amount, unit, condition } = volume
  const known = unit === 'bottles' || unit === 'litres' || unit === 'units' ? unit : null
  const shown =
    known === null ? `${number(amount)} ${unit}` : word(`unit.${known}`, { count: amount })
  return condition === null ? shown : `${shown} (${condition})`
}
