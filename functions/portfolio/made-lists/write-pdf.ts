import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'

const require = createRequire(import.meta.url)
/** DejaVu has the letters of all European languages, Sawarabi Gothic the Japanese ones. */
const fonts = {
  european: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
  europeanBold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
  japanese: require.resolve(
    '@expo-google-fonts/sawarabi-gothic/400Regular/SawarabiGothic_400Regular.ttf',
  ),
}

export type Pdf = InstanceType<typeof PDFDocument>

export interface Page {
  readonly pdf: Pdf
  /** Points. */
  readonly width: number
  /** Where the text ends, points from the top. */
  readonly bottom: number
  readonly margin: number
}

/** A PDF whose pages `draw` fills; the same drawing gives the same bytes. */
export function drawPdf(
  language: string,
  layout: 'portrait' | 'landscape',
  footer: (page: number, pages: number) => string | null,
  draw: (page: Page) => void,
): Promise<Uint8Array> {
  const margin = 42
  const pdf = new PDFDocument({
    size: 'A4',
    layout,
    margin,
    bufferPages: true,
    info: { CreationDate: new Date(Date.UTC(2026, 0, 1)) },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Uint8Array>((resolve) => {
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
  })
  pdf.registerFont('plain', language === 'ja' ? fonts.japanese : fonts.european)
  pdf.registerFont('bold', language === 'ja' ? fonts.japanese : fonts.europeanBold)
  pdf.font('plain')
  draw({ pdf, width: pdf.page.width - 2 * margin, bottom: pdf.page.height - margin - 24, margin })
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    const text = footer(page + 1, count)
    if (text === null) continue
    pdf.switchToPage(page)
    pdf.page.margins.bottom = 0
    pdf.font('plain').fontSize(7)
    pdf.text(text, margin, pdf.page.height - margin, { lineBreak: false })
  }
  pdf.end()
  return done
}
