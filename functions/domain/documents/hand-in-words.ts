import type { Locale } from '../shared/locale.ts'

interface HandInMailWords {
  /** `{document}` stands for what is asked for. */
  readonly subject: string
  /** `{date}`: the last day. */
  readonly text: string
}

/** The mail that a producer sends with a link, in the language of who gets it. */
const wordsOf: Readonly<Record<Locale, HandInMailWords>> = {
  en: {
    subject: 'Please hand in: {document}',
    text: 'Please hand in this document by {date}: {document}. You need no account. The link is for you alone:',
  },
  it: {
    subject: 'Documento richiesto: {document}',
    text: 'La prego di consegnare questo documento entro il {date}: {document}. Non serve un account. Il link è riservato a Lei:',
  },
  fr: {
    subject: 'Document demandé : {document}',
    text: 'Merci de remettre ce document au plus tard le {date} : {document}. Aucun compte n’est nécessaire. Le lien vous est réservé :',
  },
  de: {
    subject: 'Bitte einreichen: {document}',
    text: 'Bitte reichen Sie dieses Dokument bis {date} ein: {document}. Sie brauchen kein Konto. Der Link ist nur für Sie:',
  },
  es: {
    subject: 'Documento solicitado: {document}',
    text: 'Le ruego que entregue este documento a más tardar el {date}: {document}. No necesita una cuenta. El enlace es solo para usted:',
  },
}

interface HandInMail {
  readonly document: string
  readonly date: string
  readonly note: string
  readonly address: string
}

/** The address that opens the reader\u2019s own mail program with the words and the link. */
export function handInMailto(
  locale: Locale,
  { document, date, note, address }: HandInMail,
): string {
  const fill = (text: string) =>
    text.replaceAll('{document}', () => document).replaceAll('{date}', () => date)
  const { subject, text } = wordsOf[locale]
  const body = [fill(text), address, note].filter((part) => part !== '').join('\n\n')
  return `mailto:?subject=${encodeURIComponent(fill(subject))}&body=${encodeURIComponent(body)}`
}
