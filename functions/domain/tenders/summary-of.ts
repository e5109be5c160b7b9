import type { Tender, TenderSummary } from './tender.ts'
import { titleOf, titlesOf } from './title-of.ts'

/** Who recorded a result is for the desk alone. */
const announced = ({ by: _by, at: _at, ...said }: NonNullable<Tender['result']>) => said

/** The key facts of a tender that everyone may see. */
export function summaryOf({
  tender_id,
  version,
  published,
  sample,
  result,
}: Tender): TenderSummary {
  return {
    tender_id,
    market: published.market,
    version,
    plan: published.plan,
    reference: published.reference,
    title: titleOf(published),
    titles: titlesOf(published),
    category: published.category,
    product_type: published.product_type ?? published.product_group,
    country_of_origin: published.country_of_origin,
    region: published.region,
    assortment: published.assortment,
    container_volume_ml: published.container_volume_ml,
    offer_deadline: published.offer_deadline,
    sample_deadline: published.sample_deadline,
    launch_date: published.launch_date,
    launch_month: published.launch_month,
    published_date: published.published_date,
    record_kind: published.record_kind,
    publication_status: published.status,
    withdrawal_note: published.withdrawal_note,
    sample,
    source: published.source,
    result: result && announced(result),
  }
}
