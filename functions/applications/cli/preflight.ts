import { preflight } from '#domain/compliance/preflight.ts'
import { questionsOf } from '#domain/compliance/questions.ts'
import { complianceRules } from '#domain/compliance/rules.ts'
import { BadInput } from '../../platform/command-line/bad-input.ts'
import { runCommand } from '../../platform/command-line/run-command.ts'
import { writeLines } from '../../platform/command-line/write-lines.ts'
import { type GivenContext, readContexts } from './read-contexts.ts'

/**
 * `npm run -s preflight -- CONTEXTS.jsonl` (or `-`): one line per context, `{ "id", "findings": [...] }`, for
 * every rule that applies or may apply. With `--questions` instead what to ask next, most decisive first.
 */
async function printFindings(given: readonly string[]): Promise<void> {
  const asksQuestions = given.includes('--questions')
  const [path, ...more] = given.filter((word) => word !== '--questions')
  if (path === undefined || more.length > 0)
    throw new BadInput('usage: preflight CONTEXTS.jsonl|- [--questions]')
  const lineOf = asksQuestions ? questionsLine : findingsLine
  await writeLines(process.stdout, (await readContexts(path)).map(lineOf))
}

const findingsIn = ({ market, facts, day }: GivenContext) =>
  // a context names one day, which decides for every phase
  preflight({ market, facts, launch_day: day }, complianceRules(), day)

function findingsLine(context: GivenContext): string {
  const findings = findingsIn(context).map(({ rule_id, status, severity, phase, fields }) => ({
    rule_id,
    status,
    severity,
    phase,
    fields,
  }))
  return JSON.stringify({ id: context.id, findings })
}

const questionsLine = (context: GivenContext): string =>
  JSON.stringify({ id: context.id, questions: questionsOf(findingsIn(context)) })

await runCommand(printFindings)
