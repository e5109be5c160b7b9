import { answerQuestion } from '#domain/applications/changed-questions.ts'
import { withPriceLine } from '#domain/applications/price-lines.ts'
import type { WorkspacePartProps } from '../../lib/applications/workspace-part.ts'
import { OfferedPricePanel } from './offered-price-panel.tsx'
import styles from './price-part.module.css'

/** The part *Price* of an application's workspace: one price line for each size that the tender asks for. */
export function PricePart({ form, data, check, onChange, readOnly }: WorkspacePartProps) {
  return (
    <div className={styles.part}>
      {check.prices.map((price) => (
        <OfferedPricePanel
          // what was typed of one product or size means nothing of another
          key={`${price.key} ${data.product_id}`}
          form={form}
          data={data}
          price={price}
          problems={check.problems}
          isOneOfSeveral={check.prices.length > 1}
          readOnly={readOnly}
          onChange={onChange}
          onPrice={(stated) =>
            onChange((now) => {
              const { volume_ml } = price.facts
              return price.key === 'price' || volume_ml === null
                ? answerQuestion(form, now, 'price', stated)
                : withPriceLine(now, volume_ml, { price: stated })
            })
          }
        />
      ))}
    </div>
  )
}
