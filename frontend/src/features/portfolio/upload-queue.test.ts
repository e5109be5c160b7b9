import { describe, expect, it } from 'vitest'
import { maxFileBytes } from '#domain/shared/stored-file.ts'
import { canUpload, changeQueue, type QueuedFile } from './upload-queue.ts'

const file = (name: string, size = 10) =>
  new File([new Uint8Array(Math.min(size, 10))], name, { lastModified: 1 })
const sized = (name: string, size: number) =>
  Object.defineProperty(file(name), 'size', { value: size })
const select = (...files: File[]) => changeQueue([], { type: 'selected', files })
const stages = (queue: readonly QueuedFile[]) => queue.map(({ at }) => at)

describe('the list of selected files', () => {
  it('checks type and size as specified', () => {
    const queue = select(
      file('list.xlsx'),
      file('list.exe'),
      sized('large.pdf', maxFileBytes + 1),
      sized('limit.pdf', maxFileBytes),
      sized('empty.csv', 0),
    )
    expect(stages(queue)).toEqual([
      { stage: 'ready' },
      { stage: 'rejected', code: 'invalid_file_type' },
      { stage: 'rejected', code: 'file_too_large' },
      { stage: 'ready' },
      { stage: 'rejected', code: 'empty_file' },
    ])
  })

  it('takes the same file once, and again after it was uploaded', () => {
    const queue = select(file('list.csv'))
    const again = { type: 'selected', files: [file('list.csv')] } as const
    expect(changeQueue(queue, again)).toHaveLength(1)
    const stored = changeQueue(queue, {
      type: 'moved',
      key: queue[0]?.key ?? '',
      to: { stage: 'stored', upload_id: 'upl_12345678' },
    })
    expect(changeQueue(stored, again)).toHaveLength(2)
  })

  it('offers failed and cancelled files again, never rejected or stored ones', () => {
    const [queued] = select(file('list.csv'))
    if (queued === undefined) throw new Error('nothing queued')
    expect(canUpload({ ...queued, at: { stage: 'error', code: 'network' } })).toBe(true)
    expect(canUpload({ ...queued, at: { stage: 'cancelled' } })).toBe(true)
    expect(canUpload({ ...queued, at: { stage: 'rejected', code: 'empty_file' } })).toBe(false)
    expect(canUpload({ ...queued, at: { stage: 'stored', upload_id: 'upl_12345678' } })).toBe(false)
    expect(canUpload({ ...queued, at: { stage: 'uploading', percent: 3 } })).toBe(false)
  })

  it('removes one file and leaves the others', () => {
    const queue = select(file('a.csv'), file('b.csv'))
    const left = changeQueue(queue, { type: 'removed', key: queue[0]?.key ?? '' })
    expect(left.map((item) => item.file.name)).toEqual(['b.csv'])
  })
})
