import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CompanyProfile } from '#domain/companies/company-profile.ts'
import { uncheckedVat } from '#domain/companies/vat-check.ts'
import { userId } from '../platform/test/builders.ts'
import { startTestShop, type TestShop } from '../platform/test/start-test-shop.ts'
import { createCheckout } from './create-checkout.ts'
import { taxIdOf } from './tax-id.ts'

const company: CompanyProfile = {
  legal_name: 'Test SARL',
  trade_name: null,
  country_code: 'FR',
  address: null,
  vat_number: null,
  gln: null,
  company_kind: 'producer',
  producer_type: null,
  contact_name: null,
  contact_email: 'desk@test.example',
  phone: null,
  website: null,
  language: 'fr',
  importers: {},
}

describe('the number of a company for the payment page', () => {
  it.each([
    ['FR', 'fr 12 123456789', { type: 'eu_vat', value: 'FR12123456789' }],
    ['GR', '123456789', { type: 'eu_vat', value: 'EL123456789' }],
    ['GB', '123 4567 89', { type: 'gb_vat', value: 'GB123456789' }],
    ['GB', 'XI123456789', { type: 'eu_vat', value: 'XI123456789' }],
    ['NO', '123456789', { type: 'no_vat', value: '123456789MVA' }],
    ['CH', 'CHE-123.456.789 TVA', { type: 'ch_vat', value: 'CHE123456789 TVA' }],
    ['AR', '30-12345678-9', null],
    ['FR', 'no', null],
  ])('of %s, written %s', (country_code, vat_number, taxId) => {
    expect(taxIdOf({ country_code, vat_number })).toEqual(taxId)
  })
})

describe('the payment page', () => {
  let shop: TestShop
  const user_id = userId('buyer')
  const save = (change: Partial<CompanyProfile>) =>
    shop.deps.profiles.save(user_id, {
      profile: { ...company, ...change },
      vat_check: uncheckedVat,
    })
  const customer = () => shop.fake.all('customer').find((one) => one.metadata.user_id === user_id)
  const numbers = () => shop.fake.all('tax_id').map(({ value }) => value)
  async function openPage(): Promise<string> {
    const opened = await createCheckout(shop.deps, user_id, { language: 'en' })
    if (!opened.ok) throw new Error(opened.code)
    return (await fetch(opened.value.url)).text()
  }

  beforeAll(async () => {
    shop = await startTestShop()
  })
  afterAll(() => shop.stop())

  it('opens without what nobody knows', async () => {
    await openPage()
    expect(customer()).toMatchObject({ name: null, address: null })
  })

  it('is filled with name, country and VAT number once the profile has them', async () => {
    await save({})
    await openPage()
    expect(customer()).toMatchObject({ name: 'Test SARL', address: { country: 'FR' } })
    await save({ vat_number: 'FR 12 123456789' })
    const page = await openPage()
    expect(page).toContain('name="business_name" value="Test SARL"')
    expect(page).toContain('name="vat_number" value="FR12123456789"')
    expect(page).toMatch(/<option value="FR" selected>/)
  })

  it('is filled with the address once the profile has one, in its parts', async () => {
    await save({ address: '1 rue du Test\n51100 Reims', vat_number: 'FR 12 123456789' })
    const page = await openPage()
    expect(customer()?.address).toMatchObject({
      country: 'FR',
      line1: '1 rue du Test',
      postal_code: '51100',
      city: 'Reims',
    })
    for (const value of ['1 rue du Test', '51100', 'Reims']) expect(page).toContain(`"${value}"`)
  })

  it('keeps what was entered there before, and gives no number twice', async () => {
    await shop.stripe.customers.update(customer()?.id ?? '', { name: 'Billing GmbH' })
    await save({
      legal_name: 'Renamed',
      country_code: 'IT',
      address: 'Via Test 1\n12051 Alba',
      vat_number: 'IT12345678901',
    })
    await openPage()
    expect(customer()).toMatchObject({
      name: 'Billing GmbH',
      address: { country: 'FR', line1: '1 rue du Test' },
    })
    expect(numbers()).toEqual(['FR12123456789'])
  })

  it('opens all the same when the provider refuses the number', async () => {
    await shop.stripe.customers.deleteTaxId(
      customer()?.id ?? '',
      shop.fake.all('tax_id')[0]?.id ?? '',
    )
    // the fake knows no numbers of Northern Ireland
    await save({ country_code: 'GB', vat_number: 'XI123456789' })
    expect(await openPage()).toContain('name="vat_number" value=""')
  })
})
