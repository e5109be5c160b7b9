import process from 'node:process'
import { BadInput } from './bad-input.ts'

/** Runs a command line with its arguments: bad input is one line on standard error and the exit status 2. */
export async function runCommand(
  command: (given: readonly string[]) => Promise<void>,
): Promise<void> {
  try {
    await command(process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 2
  }
}
