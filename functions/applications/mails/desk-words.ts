import type { ThreadMessage } from '#domain/applications/message.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { type ComposedMail, layOutMail, oneLine } from '../../platform/mail/lay-out-mail.ts'
import { tenderName, wordsOf } from './submission-mail.ts'

/** `{tender}` stands for the tender. */
interface DeskWords {
  /** From the desk to the producer. */
  readonly fromDesk: string
  /** From the producer to the desk. */
  readonly fromProducer: string
  readonly answer: string
}

const words: Readonly<Record<Locale, DeskWords>> = {
  en: {
    fromDesk: 'Message about your application: {tender}',
    fromProducer: 'Message from a producer: {tender}',
    answer: 'Please answer on the page of the application.',
  },
  it: {
    fromDesk: 'Messaggio sulla Sua candidatura: {tender}',
    fromProducer: 'Messaggio di un produttore: {tender}',
    answer: 'Risponda nella pagina della candidatura.',
  },
  fr: {
    fromDesk: 'Message au sujet de votre candidature : {tender}',
    fromProducer: 'Message d’un producteur : {tender}',
    answer: 'Merci de répondre sur la page de la candidature.',
  },
  de: {
    fromDesk: 'Nachricht zu Ihrem Angebot: {tender}',
    fromProducer: 'Nachricht eines Produzenten: {tender}',
    answer: 'Bitte antworten Sie auf der Seite des Angebots.',
  },
  es: {
    fromDesk: 'Mensaje sobre su candidatura: {tender}',
    fromProducer: 'Mensaje de un productor: {tender}',
    answer: 'Responda en la página de la candidatura.',
  },
}

const about = (text: string, tender: TenderSummary, locale: Locale): string =>
  text.replace('{tender}', () => tenderName(tender, locale))

/** A message of the thread for the other side, in full. */
export function messageMail(
  locale: Locale,
  tender: TenderSummary,
  { from, text }: ThreadMessage,
  link: string,
): ComposedMail {
  const said = words[locale]
  const subject = about(from === 'desk' ? said.fromDesk : said.fromProducer, tender, locale)
  const lines = text.split(/\n+/).map(oneLine).filter(Boolean)
  const { button } = wordsOf[locale]
  return layOutMail(locale, { subject, lines: [...lines, said.answer], button }, { link })
}
