import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { mostFiles, type Refusal } from '#domain/documents/document.ts'
import type { DocumentId, UserId } from '#domain/shared/ids.ts'
import { userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { eicar, jpegOf, pdfOf, pngOf } from './test/made-files.ts'
import { startLibrary } from './test/start-library.ts'

/** Mulberry32: the same five hundred files in every run. */
function randomFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}
type Random = ReturnType<typeof randomFrom>

/** How a file ends: refused when it is announced, by the bucket, by the check, or not at all. */
type Ending =
  | { readonly at: 'announcement'; readonly code: string }
  | { readonly at: 'bucket' }
  | { readonly at: 'check'; readonly reason: Refusal }
  | { readonly at: 'kept' }

interface MadeFile {
  readonly name: string
  readonly bytes: Buffer
  /** As it is announced; a lie where it is not the length of the bytes. */
  readonly size: number
  readonly ending: Ending
}

const oneOf = <Item>(random: Random, items: readonly [Item, ...Item[]]): Item =>
  items[random(items.length)] ?? items[0]
const kept = { at: 'kept' } as const
const refused = (reason: Refusal): Ending => ({ at: 'check', reason })
const elevenMegabytes = Buffer.alloc(11 * 1024 * 1024, '%PDF-1.7 ')

async function whole(random: Random, words: string): Promise<[ending: string, bytes: Buffer]> {
  const kind = oneOf(random, ['pdf', 'jpg', 'png'] as const)
  if (kind === 'pdf') return ['pdf', await pdfOf(words)]
  return [kind, kind === 'jpg' ? jpegOf(words) : pngOf(words)]
}

const of = (name: string, bytes: Buffer, ending: Ending, size = bytes.length): MadeFile => ({
  name,
  bytes,
  size,
  ending,
})

const makers: readonly [
  (random: Random, words: string) => Promise<MadeFile>,
  ...((random: Random, words: string) => Promise<MadeFile>)[],
] = [
  async function valid(random, words) {
    const [ending, bytes] = await whole(random, words)
    return of(`${words}.${random(2) ? ending : ending.toUpperCase()}`, bytes, kept)
  },
  async function ofWrongType(random, words) {
    const ending = oneOf(random, ['xlsx', 'docx', 'exe', 'txt', 'gif', 'zip', 'heic', 'pdf.scr'])
    const code = 'not_a_document_type'
    return of(`${words}.${ending}`, Buffer.from(words), { at: 'announcement', code })
  },
  async function renamed(random, words) {
    const foreign = oneOf(random, ['PK\u0003\u0004', 'MZ\u0090', 'GIF89a', '<html>', ''])
    const bytes = Buffer.from(`${foreign}${words.padEnd(64, '.')}`, 'latin1')
    const ending = oneOf(random, ['pdf', 'jpg', 'jpeg', 'png'])
    return of(`${words}.${ending}`, bytes, refused('not_a_document_type'))
  },
  async function underAnotherOfOurTypes(random, words) {
    const [ending, bytes] = await whole(random, words)
    const other = ending === 'pdf' ? 'png' : 'pdf'
    return of(`${words}.${other}`, bytes, refused('not_its_type'))
  },
  async function encrypted(_, words) {
    return of(`${words}.pdf`, await pdfOf(words, 'secret'), refused('encrypted'))
  },
  async function broken(random, words) {
    const [ending, bytes] = await whole(random, words)
    // pdf.js mends what lacks its end: nothing but the head is beyond that
    const length = ending === 'pdf' ? 40 : bytes.length - 10 - random(20)
    return of(`${words}.${ending}`, bytes.subarray(0, length), refused('broken'))
  },
  async function infected(random, words) {
    const [ending, bytes] = await whole(random, words)
    const infection = random(2) ? Buffer.from(eicar) : Buffer.concat([bytes, Buffer.from(eicar)])
    return of(`${words}.${ending}`, infection, refused('malware'))
  },
  async function tooLarge(random, words) {
    return random(2)
      ? of(`${words}.pdf`, elevenMegabytes, { at: 'announcement', code: 'file_too_large' })
      : of(`${words}.pdf`, elevenMegabytes, { at: 'bucket' }, 1024)
  },
  async function empty(random, words) {
    const nothing = Buffer.alloc(0)
    return random(2)
      ? of(`${words}.pdf`, nothing, { at: 'announcement', code: 'empty_file' })
      : of(`${words}.pdf`, nothing, { at: 'bucket' }, 1024)
  },
]

describe('five hundred random documents', () => {
  let cloud: TestCloud
  let library: Awaited<ReturnType<typeof startLibrary>>

  beforeAll(async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    cloud = await startTestCloud()
    library = await startLibrary(cloud)
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await cloud.stop()
  })

  /** As many files in each as a document holds; no user reaches the limit of an hour. */
  const documents = new Map<number, Promise<{ user_id: UserId; document_id: DocumentId }>>()
  function documentOf(number: number) {
    const user_id = userId(`producer-${number % 5}`)
    const made =
      documents.get(number) ??
      library.create(user_id).then(({ document_id }) => ({ user_id, document_id }))
    documents.set(number, made)
    return made
  }

  /** Where a file ended on its way, and what its owner is given when asking for it. */
  async function send(file: MadeFile, index: number): Promise<{ ending: Ending; served: boolean }> {
    const { user_id, document_id } = await documentOf(Math.floor(index / mostFiles))
    const announced = await library.announce(user_id, document_id, {
      file_name: file.name,
      size_bytes: file.size,
    })
    if (announced.status !== 200) {
      return { ending: { at: 'announcement', code: announced.code ?? '' }, served: false }
    }
    const { file_id } = announced.body.document.files.at(-1)
    const params = { document_id, file_id }
    const isServed = async () => {
      const address = await library.call('getDocumentFile', user_id, { params })
      if (address.status !== 200) return false
      const answer = await fetch(address.body.url)
      return file.bytes.equals(Buffer.from(await answer.arrayBuffer()))
    }
    const stored = await library.put(announced.body.put, file.bytes)
    // not even in the moment before the decision
    expect(await isServed()).toBe(false)
    if (!stored.ok) return { ending: { at: 'bucket' }, served: await isServed() }
    const key = `documents/${user_id}/${document_id}/${file_id}`
    await library.scan(key)
    const row = await library.find(user_id, document_id)
    const decided = row?.files.find((one) => one.file_id === file_id)
    if (decided === undefined) throw new Error(`${file.name} is not among the files`)
    const { status, reason } = decided
    if (status === 'refused') expect(await cloud.readDocument(key)).toBeNull()
    const ending = reason === null ? kept : refused(reason)
    return { ending, served: await isServed() }
  }

  it('end each in its message, and none is served that is not clean', {
    timeout: 300_000,
  }, async () => {
    const random = randomFrom(20_261_123)
    const counts = new Map<string, number>()
    for (let index = 0; index < 500; index += 1) {
      const make = oneOf(random, makers)
      const file = await make(random, `document ${index} ${random(1_000_000)}`)
      const { ending, served } = await send(file, index)
      expect({ name: file.name, ending }, make.name).toEqual({
        name: file.name,
        ending: file.ending,
      })
      expect(served, `${make.name} ${file.name}`).toBe(file.ending.at === 'kept')
      const message = JSON.stringify(ending)
      counts.set(message, (counts.get(message) ?? 0) + 1)
    }
    // every message was met often
    expect(counts.size).toBe(10)
    for (const [message, count] of counts) expect(count, message).toBeGreaterThan(10)
  })
})
