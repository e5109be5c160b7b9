import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { exampleFiles } from './example-files.ts'
import { exampleMatch } from './example-match.ts'

it.each(exampleFiles())('keeps $file as the matching answers: npm run write-example', (written) => {
  expect(readFileSync(written.file, 'utf8')).toBe(written.text)
})

it('shows a price that misses the tender by a little, and one with which everything is met', () => {
  const { above, within } = exampleMatch().answer
  expect(above).toEqual({ verdict: 'near', status: { price: 'near' } })
  expect(within).toEqual({ verdict: 'strong', status: {} })
})
