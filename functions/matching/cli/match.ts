import { BadInput } from './bad-input.ts'
import { matchLines, summaryOf } from './match-lines.ts'
import { matchOptions } from './match-options.ts'
import { readProductsFile } from './read-products-file.ts'
import { readTendersFile } from './read-tenders-file.ts'
import { writeLines } from './write-lines.ts'

async function main(args: readonly string[]): Promise<void> {
  const options = matchOptions(args)
  const tenders = await readTendersFile(options.tendersFile)
  const products = await readProductsFile(options.productsFile)
  const lines = options.summary
    ? [JSON.stringify(summaryOf(tenders, products, options))]
    : matchLines(tenders, products, options)
  await writeLines(process.stdout, lines)
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof BadInput)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}
