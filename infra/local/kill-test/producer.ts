import { setTimeout as sleep } from 'node:timers/promises'
import type { Application, FormData } from '#domain/applications/application.ts'
import { noFacts } from '#domain/portfolio/no-facts.ts'
import type { Product, ProductFacts } from '#domain/portfolio/product.ts'
import type { Upload } from '#domain/portfolio/upload.ts'

/** A signed-in producer at work, who remembers everything that was acknowledged. */
export class Producer {
  readonly drafts = new Map<number, { version: number; form_data: FormData }>()
  readonly products = new Map<string, string>()
  readonly uploads = new Map<string, string>()
  private readonly token: string
  private siteUrl = ''
  private count = 0
  private saves = 0
  /** What was acknowledged since `works` was called. */
  private written = { drafts: 0, products: 0, uploads: 0 }

  constructor(token: string) {
    this.token = token
  }

  comesTo(siteUrl: string): void {
    this.siteUrl = siteUrl
  }

  /** Autosaves, products and uploads side by side, until the server is gone. */
  async works(tenderIds: readonly number[]): Promise<void> {
    this.written = { drafts: 0, products: 0, uploads: 0 }
    const lanes = [
      // a count of its own: the lanes take turns, so the common one would come to the same tender again and again
      () => this.saveDraft(tenderIds[this.saves++ % tenderIds.length] ?? 0),
      () => this.addProduct(),
      () => this.upload(),
    ]
    await Promise.all(lanes.map((lane) => untilGone(lane)))
  }

  /** Resolves when at least one write of each kind was acknowledged. */
  async hasWrittenEach(): Promise<void> {
    while (Object.values(this.written).includes(0)) await sleep(20)
  }

  async get<Body>(path: string): Promise<Body> {
    return (await this.call('GET', path)) as Body
  }

  async call(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`${this.siteUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new RefusedError(`${method} ${path}: ${answer.status} ${text}`)
    return JSON.parse(text)
  }

  private acknowledge(kind: 'drafts' | 'products' | 'uploads'): void {
    this.count++
    this.written[kind]++
  }

  private async saveDraft(tenderId: number): Promise<void> {
    const { application } = await this.get<{ application: Application }>(
      `/api/applications/${tenderId}`,
    )
    const form_data: FormData = { product_id: null, answers: { note: `text ${this.count}` } }
    const body = { form_data, version: application.version }
    const saved = (await this.call('PUT', `/api/applications/${tenderId}`, body)) as Application
    this.drafts.set(tenderId, { version: saved.version, form_data })
    this.acknowledge('drafts')
  }

  private async addProduct(): Promise<void> {
    const name = `Wine ${this.count}`
    const product = (await this.call('POST', '/api/products', { facts: factsOf(name) })) as Product
    this.products.set(product.product_id, name)
    this.acknowledge('products')
  }

  private async upload(): Promise<void> {
    const content = `name,country,vintage,volume,price\nChateau ${this.count},France,2022,0.75,12.50\n`
    const announced = (await this.call('POST', '/api/uploads', {
      file_name: `list-${this.count}.csv`,
      size_bytes: Buffer.byteLength(content),
    })) as { upload: Upload; put: { url: string; headers: Record<string, string> } }
    const { url, headers } = announced.put
    const answer = await fetch(url, { method: 'PUT', headers, body: content })
    if (!answer.ok) throw new RefusedError(`PUT ${answer.status} ${await answer.text()}`)
    this.uploads.set(announced.upload.upload_id, content)
    this.acknowledge('uploads')
  }
}

/** The server answered, but not with success: a fault of the test or of the product. */
class RefusedError extends Error {}

async function untilGone(work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await work()
    } catch (error) {
      if (error instanceof RefusedError) throw error
      // the connection broke: the process was killed
      return
    }
  }
}

const factsOf = (name: string): ProductFacts => ({
  ...noFacts,
  name,
  type: 'Red wine',
  categories: ['red_wine'],
  country_code: 'FR',
  vintage: 2022,
  volume_ml: 750,
  alcohol_tenths: 130,
})
