import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { uncheckedVat } from '#domain/companies/vat-check.ts'
import { noFacts } from '#domain/portfolio/no-facts.ts'
import type { Product } from '#domain/portfolio/product.ts'
import { type UserId, userIdSchema } from '#domain/shared/ids.ts'
import { locales } from '#domain/shared/locale.ts'
import { createFactorStore } from '../../../functions/accounts/factors/factor-store.ts'
import { createCompanyProfileStore } from '../../../functions/companies/company-profile-store.ts'
import { randomIds } from '../../../functions/platform/ids.ts'
import { mapInBatches } from '../../../functions/platform/map-in-batches.ts'
import { companyProfile } from '../../../functions/platform/test/builders.ts'
import { createPortfolioStore } from '../../../functions/portfolio/portfolio-store.ts'
import { productRowOf } from '../../../functions/portfolio/product-row.ts'
import { createProductStore } from '../../../functions/portfolio/product-store.ts'
import type { LocalCloud } from '../cloud/local-cloud.ts'

const password = 'Nordgate-telling-1'

/** Of every five producers one makes white wine only. */
export const makesRed = (n: number): boolean => n % 5 !== 0
export const producerEmail = (n: number): string => `producer-${n}@telling.example`

/**
 * Producers with a company and one product each, in all five languages, and an operator with a second factor. They
 * are as the worker of matches leaves them, so that nothing but the tender is told.
 */
export async function addProducers(cloud: LocalCloud, count: number) {
  const client = new DynamoDBClient({
    region: cloud.region,
    endpoint: cloud.endpoints.AWS_ENDPOINT_URL_DYNAMODB ?? '',
    credentials: cloud.credentials,
  })
  const table = (name: string) => ({ client, name: cloud.tableName(`Tables${name}`) })
  const profiles = createCompanyProfileStore(table('CompanyProfiles'))
  const portfolios = createPortfolioStore(table('Portfolios'))
  const products = createProductStore(table('Products'))

  const add = async (n: number): Promise<UserId> => {
    const { sub } = await cloud.ensureUser({ email: producerEmail(n), password, groups: [] })
    const user_id = userIdSchema.parse(sub)
    const now = new Date()
    await profiles.save(user_id, { profile: companyOf(n), vat_check: uncheckedVat })
    const row = productRowOf(user_id, productOf(n, now), { upload_ids: [], deleted_at: null })
    await products.save(row, 0, [portfolios.change(user_id, { added: 1 }, now)])
    await portfolios.markMatched(user_id, 1, now)
    return user_id
  }
  const users = await mapInBatches(
    Array.from({ length: count }, (_, n) => n),
    16,
    add,
  )
  const operator = { email: 'operator@telling.example', password }
  const { sub } = await cloud.ensureUser({ ...operator, groups: ['admin'] })
  const now = new Date().toISOString()
  await createFactorStore(table('Factors')).add(userIdSchema.parse(sub), {
    factor_id: randomIds.factor(),
    factor_type: 'totp',
    status: 'verified',
    friendly_name: 'Authenticator',
    issuer: 'Nordgate',
    phone: null,
    created_at: now,
    enabled_at: now,
  })
  client.destroy()
  return { users, operator }
}

const companyOf = (n: number) =>
  companyProfile({ legal_name: `Domaine ${n}`, language: locales[n % locales.length] ?? 'en' })

const productOf = (n: number, now: Date): Product => ({
  product_id: randomIds.product(),
  version: 1,
  upload_id: null,
  row: null,
  facts: {
    ...noFacts,
    name: `Cuvée ${n}`,
    type: makesRed(n) ? 'Red wine' : 'White wine',
    categories: [makesRed(n) ? 'red_wine' : 'white_wine'],
    country_code: 'FR',
    vintage: 2024,
    volume_ml: 750,
    alcohol_tenths: 130,
  },
  corrected_fields: [],
  updated_at: now.toISOString(),
})
