import { kindName } from '#domain/documents/kind-name.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { type ComposedMail, layOutMail } from '../../platform/mail/lay-out-mail.ts'
import type { DocumentRow } from '../document-row.ts'

/** `{document}` stands for what was handed in. */
interface HandedInWords {
  readonly subject: string
  readonly lines: readonly string[]
  readonly product: string
  readonly button: string
  readonly why: string
}

const wordsOf: Readonly<Record<Locale, HandedInWords>> = {
  en: {
    subject: 'Handed in: {document}',
    lines: [
      'A document that you asked for has arrived and passed the check: {document}.',
      'Read it before you add it to an offer: its details are as the sender typed them.',
    ],
    product: 'Product',
    button: 'Open your documents',
    why: 'You get this e-mail because you created a link on Nordgate to receive a document.',
  },
  it: {
    subject: 'Consegnato: {document}',
    lines: [
      'Il documento che ha chiesto tramite link è arrivato e ha superato il controllo: {document}.',
      'Lo controlli prima di allegarlo a un’offerta: i dati sono quelli inseriti da chi l’ha inviato.',
    ],
    product: 'Prodotto',
    button: 'Apra i Suoi documenti',
    why: 'Riceve questo messaggio perché ha creato un link per farsi consegnare un documento su Nordgate.',
  },
  fr: {
    subject: 'Document remis : {document}',
    lines: [
      'Un document que vous aviez demandé par un lien est arrivé et a passé le contrôle : {document}.',
      'Relisez-le avant de le joindre à une offre : les données sont celles que l’expéditeur a saisies.',
    ],
    product: 'Produit',
    button: 'Ouvrir vos documents',
    why: 'Vous recevez ce message parce que vous avez créé un lien de remise de document sur Nordgate.',
  },
  de: {
    subject: 'Eingereicht: {document}',
    lines: [
      'Ein Dokument, das Sie per Link angefordert haben, ist eingetroffen und hat die Prüfung bestanden: {document}.',
      'Sehen Sie es an, bevor Sie es einem Angebot beilegen: Die Angaben stammen von der Person, die es geschickt hat.',
    ],
    product: 'Produkt',
    button: 'Dokumente öffnen',
    why: 'Sie erhalten diese Nachricht, weil Sie bei Nordgate einen Link zum Einreichen eines Dokuments erstellt haben.',
  },
  es: {
    subject: 'Entregado: {document}',
    lines: [
      'Ha llegado un documento que pidió mediante un enlace y ha superado la comprobación: {document}.',
      'Revíselo antes de adjuntarlo a una oferta: los datos son los que escribió quien lo envió.',
    ],
    product: 'Producto',
    button: 'Abrir sus documentos',
    why: 'Recibe este correo porque creó en Nordgate un enlace para recibir un documento.',
  },
}

/** That a document arrived by a link and passed the check. */
export function handedInMail(
  locale: Locale,
  { kind, product_name }: Pick<DocumentRow, 'kind' | 'product_name'>,
  link: string,
): ComposedMail {
  const words = wordsOf[locale]
  const filled = (text: string) => text.replaceAll('{document}', () => kindName(locale, kind))
  return layOutMail(
    locale,
    {
      subject: filled(words.subject),
      lines: words.lines.map(filled),
      preview: words.lines[1],
      facts: product_name === null ? [] : [[words.product, product_name]],
      button: words.button,
      unasked: words.why,
    },
    { link },
  )
}
