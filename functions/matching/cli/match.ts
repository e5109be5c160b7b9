import { runCommand } from '../../platform/command-line/run-command.ts'
import { writeLines } from '../../platform/command-line/write-lines.ts'
import { matchLines, summaryOf } from './match-lines.ts'
import { matchOptions } from './match-options.ts'
import { readProductsFile } from './read-products-file.ts'
import { readTendersFile } from './read-tenders-file.ts'

async function main(args: readonly string[]): Promise<void> {
  const options = matchOptions(args)
  const tenders = await readTendersFile(options.tendersFile)
  const products = await readProductsFile(options.productsFile)
  const lines = options.summary
    ? [JSON.stringify(summaryOf(tenders, products, options))]
    : matchLines(tenders, products, options)
  await writeLines(process.stdout, lines)
}

await runCommand(main)
