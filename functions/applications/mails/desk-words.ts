import type { ThreadMessage } from '#domain/applications/message.ts'
import type { Instant } from '#domain/shared/calendar-date.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { labelled } from '#domain/shared/typeset.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { type ComposedMail, layOutMail } from '../../platform/mail/lay-out-mail.ts'
import { instantText, marketName, oneLine, tenderName, wordsOf } from './submission-mail.ts'

/** `{tender}` stands for the tender. */
interface DeskWords {
  /** From the desk to the producer. */
  readonly fromDesk: string
  /** From the producer to the desk. */
  readonly fromProducer: string
  readonly answer: string
  readonly offered: string
  readonly offeredText: string
  readonly reference: string
  readonly given: string
  readonly next: string
}

const words: Readonly<Record<Locale, DeskWords>> = {
  en: {
    fromDesk: 'Message about your application: {tender}',
    fromProducer: 'Message from a producer: {tender}',
    answer: 'Please answer on the page of the application.',
    offered: 'Your offer was handed in: {tender}',
    offeredText: 'Your offer was handed in to the monopoly. This is what it gave for it:',
    reference: 'Reference',
    given: 'Received',
    next: 'Keep the reference: the monopoly and your importer know the offer by it. The answer of the monopoly goes to whoever handed it in.',
  },
  it: {
    fromDesk: 'Messaggio sulla sua candidatura: {tender}',
    fromProducer: 'Messaggio di un produttore: {tender}',
    answer: 'Risponda nella pagina della candidatura.',
    offered: 'La sua offerta è stata consegnata: {tender}',
    offeredText: 'La sua offerta è stata consegnata al monopolio, che ha assegnato questi dati:',
    reference: 'Riferimento',
    given: 'Ricevuta',
    next: 'Conservi il riferimento: è così che il monopolio e il suo importatore indicano l’offerta. La risposta del monopolio va a chi l’ha presentata.',
  },
  fr: {
    fromDesk: 'Message au sujet de votre candidature : {tender}',
    fromProducer: 'Message d’un producteur : {tender}',
    answer: 'Merci de répondre sur la page de la candidature.',
    offered: 'Votre offre a été remise : {tender}',
    offeredText: 'Votre offre a été remise au monopole. Voici ce qu’il a attribué :',
    reference: 'Référence',
    given: 'Reçue',
    next: 'Conservez la référence : c’est ainsi que le monopole et votre importateur désignent l’offre. La réponse du monopole va à celui qui l’a déposée.',
  },
  de: {
    fromDesk: 'Nachricht zu Ihrer Bewerbung: {tender}',
    fromProducer: 'Nachricht eines Produzenten: {tender}',
    answer: 'Bitte antworten Sie auf der Seite der Bewerbung.',
    offered: 'Ihr Angebot wurde abgegeben: {tender}',
    offeredText: 'Ihr Angebot wurde beim Monopol abgegeben. Das hat es dafür vergeben:',
    reference: 'Referenz',
    given: 'Eingegangen',
    next: 'Bewahren Sie die Referenz auf: So bezeichnen das Monopol und Ihr Importeur das Angebot. Die Antwort des Monopols geht an den, der es eingereicht hat.',
  },
  es: {
    fromDesk: 'Mensaje sobre su solicitud: {tender}',
    fromProducer: 'Mensaje de un productor: {tender}',
    answer: 'Responda en la página de la solicitud.',
    offered: 'Su oferta se ha entregado: {tender}',
    offeredText: 'Su oferta se ha entregado al monopolio, que le ha asignado estos datos:',
    reference: 'Referencia',
    given: 'Recibida',
    next: 'Conserve la referencia: así designan la oferta el monopolio y su importador. La respuesta del monopolio llega a quien la presentó.',
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

/** That an offer was handed in, with what the monopoly gave for it. */
export function offeredMail(
  locale: Locale,
  tender: TenderSummary,
  { reference, given_at }: { readonly reference: string; readonly given_at: Instant },
  link: string,
): ComposedMail {
  const said = words[locale]
  const lines = [
    said.offeredText,
    labelled(locale, said.reference, oneLine(reference)),
    labelled(locale, said.given, instantText(locale, given_at, tender.market)),
    marketName(locale, tender.market),
    said.next,
  ]
  const { button } = wordsOf[locale]
  return layOutMail(
    locale,
    { subject: about(said.offered, tender, locale), lines, button },
    { link },
  )
}
