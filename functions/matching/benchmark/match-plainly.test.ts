import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { currentMatchContext } from '#domain/matching/match-context.ts'
import { matchPortfolio } from '#domain/matching/match-portfolio.ts'
import { matchProduct } from '#domain/matching/match-product.ts'
import { matchableTender } from '#domain/matching/matchable.ts'
import { productIdSchema, tenderIdSchema } from '#domain/shared/ids.ts'
import { publishedTenderSchema } from '#domain/tenders/published-tender.ts'
import { readCriteria } from '#domain/tenders/read-criteria/read-criteria.ts'
import { matchPlainly } from './match-plainly.ts'
import { readSystembolaget, systembolagetFile } from './read-systembolaget.ts'

const tendersFile = new URL('../../../../shared/data/tenders.json', import.meta.url)
const isThere = existsSync(systembolagetFile) && existsSync(tendersFile)

it.skipIf(!isThere)(
  `gives the same verdicts with the index as pair by pair${isThere ? '' : ' (skipped: no ../shared/data)'}`,
  () => {
    const tenders = publishedTenderSchema
      .array()
      .parse(JSON.parse(readFileSync(tendersFile, 'utf8')))
      .map((published, position) =>
        matchableTender(
          { tender_id: tenderIdSchema.parse(position + 1), version: 1, published },
          readCriteria(published),
        ),
      )
    // every 40th product has the mix of the whole assortment
    const products = (readSystembolaget() ?? [])
      .filter((_, position) => position % 40 === 0)
      .map((facts, position) => ({
        product_id: productIdSchema.parse(`prd_${String(position).padStart(8, '0')}`),
        version: 1,
        facts,
      }))
    const answers = [...matchPortfolio(tenders, products, currentMatchContext)]
    expect(answers.map(({ counts }) => counts)).toEqual(
      matchPlainly(tenders, products, currentMatchContext).counts,
    )
    const productOf = new Map(products.map((product) => [product.product_id, product]))
    let fitting = 0
    for (const [position, tender] of tenders.entries()) {
      for (const match of answers[position]?.matches ?? []) {
        const product = productOf.get(match.product_id)
        if (product === undefined) throw new Error(match.product_id)
        const { criteria, ...plain } = matchProduct(tender, product, currentMatchContext)
        expect(match).toEqual(plain)
        expect(criteria).toHaveLength(tender.criteria.length)
        fitting++
      }
    }
    expect(fitting).toBeGreaterThan(100)
  },
  120_000,
)
