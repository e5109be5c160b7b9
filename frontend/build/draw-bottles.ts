import { readFileSync } from 'node:fs'
import path from 'node:path'
import { frontendFolder } from './site-options.ts'

/** Units of `drinks.svg`: the bottles stand side by side on its lower edge. */
const picture = { width: 640, height: 200 }
/** The board of the site's shelf, in the colours of the paper theme. */
const plank = { height: 3.5, colour: '#dcb988', edge: '#c39a63' }

export interface Row {
  readonly left: number
  readonly width: number
  /** Where the bottles stand. */
  readonly bottom: number
  /** Of the tallest bottle. */
  readonly height: number
}

/** The bottles of the site on their shelf, in points; they are pictures alone, which a reader for the blind leaves out. */
export function drawBottles(sheet: PDFKit.PDFDocument, { left, width, bottom, height }: Row): void {
  const svg = readFileSync(path.join(frontendFolder, 'src/ui/drink/drinks.svg'), 'utf8')
  const groups = svg.split('<g').slice(1)
  const scale = height / picture.height
  const place = width / groups.length
  const ofOne = picture.width / groups.length
  groups.forEach((group, n) => {
    sheet.save()
    sheet.translate(left + (n + 0.5) * place - (ofOne / 2) * scale, bottom - height).scale(scale)
    for (const [, kind = '', attributes = ''] of group.matchAll(/<(path|circle) ([^>]*)\/>/g)) {
      drawShape(sheet, kind, attributes)
    }
    sheet.restore()
  })
  sheet.rect(left, bottom, width, plank.height).fill(plank.colour)
  sheet.rect(left, bottom + plank.height, width, 2 * plank.height).fill(plank.edge)
}

function drawShape(sheet: PDFKit.PDFDocument, kind: string, attributes: string): void {
  const said = new Map(
    [...attributes.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
  const number = (name: string, otherwise = 0) => Number(said.get(name) ?? otherwise)
  const [fill = 'none', stroke = 'none'] = [said.get('fill'), said.get('stroke')]
  if (kind === 'circle') sheet.circle(number('cx'), number('cy'), number('r'))
  else sheet.path(said.get('d') ?? '')
  sheet.opacity(number('opacity', 1))
  if (stroke === 'none') {
    sheet.fill(fill)
    return
  }
  sheet.lineWidth(number('stroke-width', 1)).lineCap('round').lineJoin('round').stroke(stroke)
}
