import { describe, expect, it } from 'vitest'
import { type UploadStatus, uploadStatuses } from './upload.ts'
import {
  canChange,
  hasStopped,
  type UploadTransition,
  uploadTransitions,
} from './upload-lifecycle.ts'

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

  it('has stopped when its work takes longer than two tries, whatever it once took to arrive', () => {
    const created_at = '2026-11-01T08:00:00.000Z'
    const asked_at = '2026-11-02T08:00:00.000Z'
    const at = (minutes: number) => new Date(Date.parse(asked_at) + minutes * 60_000)
    expect(hasStopped({ status: 'reading', created_at, asked_at }, at(7))).toBe(false)
    expect(hasStopped({ status: 'reading', created_at, asked_at }, at(9))).toBe(true)
    expect(hasStopped({ status: 'undoing', created_at, asked_at }, at(9))).toBe(true)
    expect(hasStopped({ status: 'reading', created_at, asked_at: null }, at(0))).toBe(true)
    expect(hasStopped({ status: 'read', created_at, asked_at }, at(9))).toBe(false)
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
