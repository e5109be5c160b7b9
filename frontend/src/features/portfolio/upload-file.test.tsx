import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadTexts, startTexts } from '../../i18n/i18n.ts'
import { answer, browserGlobals } from '../../lib/test/browser-globals.ts'
import { SelectedFile } from './selected-file.tsx'
import { uploadFile } from './upload-file.ts'
import type { UploadQueue } from './use-upload-queue.ts'

beforeAll(async () => {
  await startTexts('en')
  await loadTexts('portfolio')
})
const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  browserGlobals()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
})

const queue = {} as UploadQueue
const file = new File(['Name;Type'], 'list.csv')

/** What the line of a file says when it was announced with this answer. */
async function wordsAfter(status: number, code: string): Promise<string> {
  fetched.mockImplementation(async () => answer(status, { error: { code } }))
  const at = await uploadFile(file, () => undefined, new AbortController().signal)
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <SelectedFile item={{ key: 'file-1', file, at }} queue={queue} />
    </MemoryRouter>,
  )
  return markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

it('says that there were too many files, and when to go on', async () => {
  expect(await wordsAfter(429, 'too_many_uploads')).toContain(
    'Upload failed You have uploaded 300 files within an hour. Wait an hour',
  )
})

it('says what the specification says where nothing more is known', async () => {
  expect(await wordsAfter(500, 'internal_error')).toContain(
    'Upload failed Failed to upload portfolio. Please try again.',
  )
})
