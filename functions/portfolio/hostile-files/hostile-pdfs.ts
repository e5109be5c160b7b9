import { deflateSync } from 'node:zlib'
import { docOf, pdfWithStream } from '../reading/generated-files.ts'
import { worstLine } from './hostile-texts.ts'
import type { Random } from './random.ts'

const filters = [
  ...[
    '/Filter/FlateDecode',
    '/Filter 6 0 R',
    '/Filter[6 0 R]',
    '/Filter/Fl#61teDecode',
    '/F 6 0 R',
  ],
  ...[
    '/Filter[/FlateDecode/FlateDecode]',
    '/Filter[/ASCIIHexDecode/FlateDecode]',
    '/Filter/LZWDecode',
  ],
  ...[
    '/Filter/RunLengthDecode',
    '/Subtype/Image/Filter/FlateDecode',
    `/Filter[${'/FlateDecode'.repeat(500)}]`,
  ],
]
const text = (words: string) => `BT /F1 9 Tf 40 700 Td (${words.replace(/[()\\]/g, ' ')}) Tj ET\n`

/** A PDF of these objects, numbered from 1, with a table of where they are. */
function pdfOf(objects: readonly string[], trailer = ''): Uint8Array {
  let whole = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const at = whole.length
    whole += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const entries = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${entries}`
  whole += `${table}trailer<</Size ${offsets.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${whole.length}\n%%EOF\n`
  return Buffer.from(whole, 'latin1')
}

/** PDFs that turn in circles, unpack without end, or are one endless line. */
export function hostilePdf(random: Random): Uint8Array {
  const filter = random.oneOf(filters)
  const packed = (size: number, words: string) => deflateSync(Buffer.alloc(size * 1048576, words))
  const stream = (content: string) => pdfWithStream(Buffer.from(content, 'latin1'), '')
  return random.oneOf([
    () => pdfWithStream(packed(random.between(50, 400), text('A')), filter),
    () => pdfWithStream(deflateSync(packed(random.between(50, 400), text('A'))), filter),
    () =>
      pdfWithStream(packed(random.between(5, 60), text('Barolo 12 / 7')), '/Filter/FlateDecode'),
    () => stream(Array.from({ length: 300 }, () => text(worstLine(random, 5000))).join('')),
    () => stream(`${'q '.repeat(500_000)}${text('A')}${'[ '.repeat(100_000)}`),
    () => stream(`${'<<'.repeat(200_000)}`),
    () =>
      pdfOf([
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 2000000000>>',
      ]),
    () =>
      pdfOf([
        '<</Type/Catalog/Pages 2 0 R>>',
        `<</Type/Pages/Kids[${'3 0 R '.repeat(100_000)}]/Count 100000>>`,
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>',
      ]),
    () => pdfOf(['2 0 R', '1 0 R', '<</Type/Pages>>'], '/Prev 9/XRefStm 9'),
    () =>
      pdfOf([
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        '<</Type/Page/Parent 2 0 R/Contents[4 0 R 3 0 R]/Resources<</XObject<</A 4 0 R>>>>>>',
        '<</Type/XObject/Subtype/Form/Resources<</XObject<</A 4 0 R>>>>/Length 6>>stream\n/A Do \nendstream',
      ]),
    () =>
      pdfOf(
        [
          '<</Type/Catalog/Pages 2 0 R>>',
          '<</Type/ObjStm/N 100000000/First 9/Extends 2 0 R/Length 9>>stream\n1 0 2 0 3\nendstream',
        ],
        '/Encrypt 2 0 R',
      ),
    () => pdfOf(Array.from({ length: 60_000 }, (_, at) => `${at + 2} 0 R`)),
    () => pdfOf([`<</Type/Catalog/Pages ${'['.repeat(200_000)}`]),
  ])()
}

/** Old Word documents: worst lines, and tables that point anywhere. */
export function hostileDoc(random: Random): Uint8Array {
  const lines = Array.from({ length: random.between(1, 60) }, () => worstLine(random, 20_000))
  const bytes = Buffer.from(docOf(lines.map((line) => line.replace(/\0/g, ' '))))
  for (let times = random.between(0, 40); times > 0; times -= 1) {
    bytes.writeInt32LE(
      random.oneOf([-1, -2, 0, 1, 2 ** 31 - 1]),
      random.between(24, bytes.length - 4),
    )
  }
  return bytes
}
