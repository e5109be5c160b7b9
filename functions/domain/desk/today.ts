/** What can wait for a person, by kind; the order is that of the filters. */
export const todayKinds = [
  'check',
  'hand_in',
  'reference',
  'samples',
  'order',
  'question',
  'intake',
  'message',
  'consultation',
  'private_sale',
  'private_offer',
  'dispute',
  'payment',
  'reconciliation',
  'seal',
  'mail',
  'mail_trouble',
  'document',
  'job',
] as const
export type TodayKind = (typeof todayKinds)[number]

/** The rooms of the desk where such things are. */
export const todayRooms = [
  'tenders',
  'applications',
  'producers',
  'messages',
  'payments',
  'log',
] as const
export type TodayRoom = (typeof todayRooms)[number]

export const roomOf: Readonly<Record<TodayKind, TodayRoom>> = {
  check: 'applications',
  hand_in: 'applications',
  reference: 'applications',
  samples: 'applications',
  order: 'applications',
  question: 'applications',
  seal: 'applications',
  mail: 'applications',
  intake: 'tenders',
  message: 'messages',
  consultation: 'messages',
  private_sale: 'messages',
  private_offer: 'messages',
  dispute: 'payments',
  payment: 'payments',
  reconciliation: 'payments',
  document: 'producers',
  mail_trouble: 'log',
  job: 'log',
}

/** What is asked for the day: each can fail without the others. */
export const todayLists = [
  'applications',
  'tenders',
  'messages',
  'payments',
  'documents',
  'mails',
  'jobs',
] as const

/** Whose work a queue holds. */
export const jobAreas = [
  'accounts',
  'applications',
  'billing',
  'documents',
  'enquiries',
  'notices',
  'matching',
  'personal_data',
  'portfolio',
  'producers',
  'receipts',
  'tender_intake',
] as const
export type JobArea = (typeof jobAreas)[number]

/** Of each kind so many are counted; of more it is said that there are more. */
export const mostCounted = 100
/** So many are listed, those with the nearest deadline; the rooms list all. */
export const mostListed = 100
/** Of each area so many failed jobs are listed; who mends one mends what is behind it. */
export const mostJobs = 100
