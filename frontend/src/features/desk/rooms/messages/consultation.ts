import type { ListedMessage } from './message-csv.ts'

export type ListedConsultation = ListedMessage & {
  readonly enquiry: Extract<ListedMessage['enquiry'], { kind: 'consultation' }>
}

export const zoneName = (zone: string): string => zone.replaceAll('_', ' ')
