import { describe, expect, it } from 'vitest'
import { type UploadStatus, uploadStatuses } from './upload.ts'
import { canChange, type UploadTransition, uploadTransitions } from './upload-lifecycle.ts'

const names = Object.keys(uploadTransitions) as UploadTransition[]

describe('the life of an uploaded file', () => {
  it('can come to every status', () => {
    const reached = new Set<UploadStatus>(['waiting'])
    for (const _ of uploadStatuses) {
      for (const name of names) {
        const { from, to } = uploadTransitions[name]
        if (from.some((status) => reached.has(status))) reached.add(to)
      }
    }
    expect([...reached].sort()).toEqual([...uploadStatuses].sort())
  })

  it('takes nothing new while work is under way', () => {
    for (const status of ['reading', 'undoing'] as const) {
      expect(canChange('read_again', status)).toBe(false)
      expect(canChange('undo', status)).toBe(false)
    }
  })

  it('lets an import that was undone be read again, and not be undone again', () => {
    expect(names.filter((name) => canChange(name, 'undone'))).toEqual(['read_again'])
  })
})
