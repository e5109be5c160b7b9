import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import { type Answer, applicationSchema } from '#domain/applications/application.ts'
import {
  type ApplicationForm,
  applicationFormSchema,
  type FormField,
} from '#domain/applications/application-form.ts'
import { productSchema } from '#domain/portfolio/product.ts'
import type { LocalCloud } from '../cloud/local-cloud.ts'
import { LocalCloudError } from '../local-cloud-error.ts'
import { type SampleCall, type SampleCaller, sampleCall } from './call-as.ts'

/** How far a sample application goes, and the offer of `sample-offers.csv` that fits its tender. */
export interface SampleApplication {
  readonly tender_id: number
  readonly product: string
  readonly incoterm: string
  readonly reaches: 'DRAFT' | 'SUBMITTED' | 'PAID'
}

export const sampleApplications: readonly SampleApplication[] = [
  { tender_id: 1011, product: 'Sample Furmint', incoterm: 'EXW', reaches: 'DRAFT' },
  { tender_id: 1008, product: 'Sample Malbec', incoterm: 'FOB', reaches: 'SUBMITTED' },
  { tender_id: 1010, product: 'Sample Vranec', incoterm: 'EXW', reaches: 'PAID' },
]

const DAY_MS = 86_400_000
const PATIENCE_MS = 60_000
const applications = 'functions/applications/http.ts'
const foundSchema = z.object({ application: applicationSchema, form: applicationFormSchema })
const productsSchema = z.object({ products: z.array(productSchema) })
const paymentSchema = z.object({ payment_id: z.string() })

/** Takes an application as far as it is to go, step by step as a producer does; one that went further stays. */
export async function seedApplication(
  cloud: LocalCloud,
  producer: SampleCaller,
  sample: SampleApplication,
  now: Date,
): Promise<void> {
  const call = async (entry: string, request: SampleCall) =>
    JSON.parse((await sampleCall(cloud, producer, entry, request, [200])).body) as unknown
  const tender_id = String(sample.tender_id)
  const route = '/api/applications/{tender_id}'
  const parameters = { tender_id }
  const find = async (query: Readonly<Record<string, string>> = {}) =>
    foundSchema.parse(await call(applications, { method: 'GET', route, parameters, query }))

  let { application } = await find()
  if (application.status === 'NOT_STARTED') {
    const product_id = await productNamed(sample.product)
    const { form } = await find({ product_id })
    const answers = sample.reaches === 'DRAFT' ? beginning(sample) : answersTo(form, sample, now)
    const facts = sample.reaches === 'DRAFT' ? {} : answersToRules
    const body = { form_data: { product_id, answers, facts }, version: application.version }
    const draft = await call(applications, { method: 'PUT', route, parameters, body })
    application = applicationSchema.parse(draft)
  }
  if (sample.reaches === 'DRAFT') return
  if (application.status === 'DRAFT') {
    const body = { version: application.version }
    const submit: SampleCall = { method: 'POST', route: `${route}/submit`, parameters, body }
    application = applicationSchema.parse(await call(applications, submit))
  }
  if (sample.reaches === 'SUBMITTED' || application.status === 'PAID') return
  await pay()

  async function productNamed(name: string): Promise<string> {
    const query = { text: name }
    const found = await call('functions/portfolio/http.ts', {
      method: 'GET',
      route: '/api/products',
      query,
    })
    const product = productsSchema.parse(found).products.find(({ facts }) => facts.name === name)
    if (product) return product.product_id
    throw new LocalCloudError(`The sample product ${name} was not read from its list.`)
  }

  /** With a test card on the fake provider\u2019s page; its webhook makes the application PAID. */
  async function pay(): Promise<void> {
    const body = { purpose: 'application_fees', tender_ids: [sample.tender_id] }
    const opened = await call('functions/billing/http.ts', {
      method: 'POST',
      route: '/api/create-payment',
      body,
    })
    const { payment_id } = paymentSchema.parse(opened)
    await cloud.stripe?.checkout.pay(payment_id, { name: 'Sample producer', country: 'FR' })
    const givesUpAt = Date.now() + PATIENCE_MS
    while ((await find()).application.status !== 'PAID') {
      if (Date.now() > givesUpAt) throw new LocalCloudError('The sample payment did not arrive.')
      await sleep(500)
    }
  }
}

/** A draft as one leaves it in the evening. */
const beginning = ({ incoterm }: SampleApplication): Record<string, Answer> => ({
  producer: 'Sample Cellars',
  incoterm,
  incoterm_place: 'Sample Town',
})

/** What the rules ask of an offer of red wine to Systembolaget. */
const answersToRules: Record<string, Answer> = {
  so2TotalMgPerL: '95',
  'organic.claimed': false,
  'ethics.codeOfConductSigned': true,
  'supplier.country': 'SE',
  'supplier.approvedBySystembolaget': true,
  // of a request that is known in part only
  'tender.oneOfferPerProducer': true,
}

/** Answers to whatever the form asks and does not know yet; all of them say that they are samples. */
function answersTo(
  form: ApplicationForm,
  { incoterm }: SampleApplication,
  now: Date,
): Record<string, Answer> {
  const given: Readonly<Record<string, string>> = {
    producer: 'Sample Cellars',
    company_address: '1 Sample Street, Sample Town',
    contact_name: 'A. Sample',
    price_per: 'unit',
    incoterm,
    incoterm_place: 'Sample Town',
    quantity: '60000',
    delivery_date: new Date(now.getTime() + 120 * DAY_MS).toISOString().slice(0, 10),
    declaration_name: 'A. Sample',
    sugar: '3',
    container_weight: '420',
  }
  const answerTo = ({ key, type, prefill, required }: FormField): [string, Answer][] => {
    const answer = given[key]
    // the rules need some of what the form leaves free
    if (prefill !== null || (!required && answer === undefined)) return []
    if (type === 'yes_no') return [[key, true]]
    return answer === undefined ? [] : [[key, answer]]
  }
  return Object.fromEntries(form.sections.flatMap(({ fields }) => fields.flatMap(answerTo)))
}
