export type Consent = 'accepted' | 'declined'

/** Specified (point 2): holds one of the two bare words, or nothing. */
const choiceKey = 'cookie-consent'
/** The proof: when, for which words, in which language, what. Nothing about who. */
const recordKey = 'cookie-consent-record'
/** To be raised when the banner asks for something else than before. */
export const bannerVersion = 1
const validMonths = 6

interface ConsentRecord {
  readonly choice: Consent
  readonly at: string
  readonly banner_version: number
  readonly language: string
}

/** The choice that counts now; null: to be asked. */
export function readConsent(now = new Date()): Consent | null {
  try {
    const choice = localStorage.getItem(choiceKey)
    if (choice !== 'accepted' && choice !== 'declined') return null
    const record = readRecord()
    // consent that cannot be proven is none; without a proof of refusal nobody loses anything
    if (record === null || record.choice !== choice) return choice === 'declined' ? choice : null
    const isOld = new Date(record.at) < monthsBefore(now, validMonths)
    return isOld || record.banner_version !== bannerVersion ? null : choice
  } catch {
    return 'declined' // where nothing may be stored, asking at every page is no use
  }
}

function readRecord(): ConsentRecord | null {
  try {
    const record: unknown = JSON.parse(localStorage.getItem(recordKey) ?? 'null')
    return typeof record === 'object' && record !== null && 'at' in record
      ? (record as ConsentRecord)
      : null
  } catch {
    return null
  }
}

function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date
}

export function storeConsent(choice: Consent, language: string, now = new Date()): void {
  const record: ConsentRecord = {
    choice,
    at: now.toISOString(),
    banner_version: bannerVersion,
    language,
  }
  try {
    localStorage.setItem(choiceKey, choice)
    localStorage.setItem(recordKey, JSON.stringify(record))
  } catch {
    // storage forbidden or full: the choice holds for this page
  }
}

/** Takes the choice back; the record of it goes as well. */
export function removeConsent(): void {
  try {
    localStorage.removeItem(choiceKey)
    localStorage.removeItem(recordKey)
  } catch {
    // storage forbidden: there is nothing to remove
  }
}
