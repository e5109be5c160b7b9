import { type DocumentFile, isLost } from '../documents/document.ts'
import type { DeskWork } from './desk-work.ts'

/** What the monopoly gave with the record that counts, for its producer to open; null: nothing that passed the check. */
export function confirmationOf({ records }: Pick<DeskWork, 'records'>): DocumentFile | null {
  const file = records.at(-1)?.file
  return file?.status === 'clean' ? file : null
}

/** Another file may take its place: it did not come, was refused, or nothing came of its check. */
export const mayBeReplaced = (file: DocumentFile, now: Date): boolean =>
  file.status === 'refused' || file.status === 'waiting' || isLost(file, now)
