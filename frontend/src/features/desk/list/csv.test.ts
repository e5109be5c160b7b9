import { describe, expect, it } from 'vitest'
import { toCsv } from './csv.ts'

describe('a list as CSV', () => {
  it('has a mark for UTF-8, a header, a line each, quotes doubled, CRLF', async () => {
    const text = await toCsv(
      ['market', 'title', 'count'],
      [['SE', 'R\u00f6tt vin, "Bordeaux"', null]],
    )
    expect(text).toBe('\ufeffmarket,title,count\r\nSE,"R\u00f6tt vin, ""Bordeaux""",\r\n')
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=1\n2', '=HYPERLINK("http://x")'])(
    'lets %j run nowhere',
    async (name) => {
      const text = await toCsv(['market', 'name', 'count'], [['SE', name, 1]])
      expect(text).toContain(`SE,"'${name.replaceAll('"', '""')}",1`)
    },
  )
})
