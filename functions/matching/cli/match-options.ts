import { parseArgs } from 'node:util'
import { type Verdict, verdicts } from '#domain/matching/verdict.ts'
import { BadInput } from '../../platform/command-line/bad-input.ts'

export interface MatchOptions {
  readonly tendersFile: string
  readonly productsFile: string
  /** Null: all. */
  readonly verdicts: ReadonlySet<Verdict> | null
  readonly summary: boolean
}

const usage =
  'usage: match TENDERS.json FILE [--verdict strong,possible,near,none] [--summary]; ' +
  'FILE is a portfolio (xlsx, xls, csv, tsv, pdf, docx, doc) or a JSON list of products'

/** The command line of `match`, or BadInput. */
export function matchOptions(args: readonly string[]): MatchOptions {
  const { values, positionals } = parsed(args)
  const [tendersFile, productsFile] = positionals
  if (tendersFile === undefined || productsFile === undefined || positionals.length > 2)
    throw new BadInput(usage)
  return {
    tendersFile,
    productsFile,
    verdicts: values.verdict === undefined ? null : verdictsIn(values.verdict),
    summary: values.summary ?? false,
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { verdict: { type: 'string' }, summary: { type: 'boolean' } },
    })
  } catch (error) {
    const [said] = String(error instanceof Error ? error.message : error).split(/[.\n]/)
    throw new BadInput(`${said}; ${usage}`)
  }
}

function verdictsIn(list: string): ReadonlySet<Verdict> {
  const chosen = new Set<Verdict>()
  for (const word of list.split(',')) {
    const verdict = verdicts.find((one) => one === word.trim())
    if (verdict === undefined)
      throw new BadInput(`--verdict: "${word.trim()}" is none of ${verdicts.join(', ')}`)
    chosen.add(verdict)
  }
  return chosen
}
