import CircleCheck from 'lucide-react/icons/circle-check'
import CircleSlash2 from 'lucide-react/icons/circle-slash-2'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { marketFacts } from '#domain/shared/market.ts'
import { useFormat } from '../../lib/use-format.ts'
import { StatusFrame } from '../../ui/status-frame.tsx'
import example from './example-match.json' with { type: 'json' }
import styles from './example-match.module.css'

const prices = ['above', 'within'] as const
const columns = ['requirement', 'asked', 'product', 'status'] as const
const kinds = Object.keys(example.asked) as (keyof typeof example.asked)[]
const market = example.market as 'SE'
/** The example knows two statuses; a test keeps it so. */
const icons = { met: CircleCheck, near: CircleSlash2 }

/** What the product does, on the spot: a real tender against a sample at the price of one's choice. */
export function ExampleMatch() {
  const { t } = useTranslation(['example', 'home', 'common'])
  const { date } = useFormat()
  const [price, setPrice] = useState<(typeof prices)[number]>('above')
  const answer = example.answer[price]
  return (
    <section className={styles.example} aria-labelledby="example-title">
      <div className={styles.head}>
        <p className={styles.note}>
          {marketFacts[market].monopoly}, {t(`common:market.${market}`)}
        </p>
        <h2 className={styles.title} id="example-title">
          {t('title')}
        </h2>
        <p className={styles.note} suppressHydrationWarning>
          {t('home:example.note', { date: date(example.offer_deadline, 'long') })}
        </p>
      </div>
      <fieldset className={styles.prices}>
        <legend>{t('price')}</legend>
        {prices.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name="example-price"
              checked={option === price}
              onChange={() => setPrice(option)}
            />
            {t(`answer.${option}.price`)}
          </label>
        ))}
      </fieldset>
      <table className={styles.table} aria-labelledby="example-title">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => {
            const status = kind in answer.status ? 'near' : 'met'
            return (
              <tr key={kind}>
                <th scope="row">{t(`kind.${kind}`)}</th>
                <td lang="en">{example.asked[kind]}</td>
                <td>{kind === 'price' ? t(`answer.${price}.price`) : t(`value.${kind}`)}</td>
                <td>
                  <StatusFrame status={status} icon={icons[status]}>
                    {t(`status.${status}`)}
                  </StatusFrame>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className={styles.answer} data-verdict={answer.verdict} aria-live="polite">
        <strong>{t(`answer.${price}.verdict`)}.</strong> {t(`answer.${price}.means`)}
      </p>
    </section>
  )
}
