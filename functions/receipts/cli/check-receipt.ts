import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import {
  type CheckedFile,
  checkReceipt,
  type FileState,
  type ReceiptFault,
} from '#domain/receipts/check-receipt.ts'
import { BadInput } from '../../platform/command-line/bad-input.ts'
import { runCommand } from '../../platform/command-line/run-command.ts'
import { writeLines } from '../../platform/command-line/write-lines.ts'
import { checkTools } from './check-tools.ts'
import { knownKeys } from './known-keys.ts'

const usage = 'usage: check-receipt RECEIPT.json FILES... [--key FILE | --site ADDRESS]'

const faults: Readonly<Record<ReceiptFault, string>> = {
  not_a_receipt: 'is no receipt of Nordgate',
  other_version: 'is a receipt of another version than this command knows',
  unknown_key: 'is signed with a key that is not among the published ones',
  edited: 'was edited after it was signed',
}

const states: Readonly<Record<FileState, string>> = {
  matches: 'matches',
  changed: 'CHANGED',
  missing: 'MISSING',
  unknown: 'NOT IN THE RECEIPT',
  unreadable: 'CANNOT BE READ',
  not_given: 'not given',
}

/**
 * `npm run -s check-receipt -- RECEIPT.json FILES...`: 0 when the receipt is signed by a published key and every
 * file is, byte for byte, one that it names (the package or single files of it); 1 with the files that are not.
 */
async function printCheck(given: readonly string[]): Promise<void> {
  const { values, positionals } = argumentsOf(given)
  const [path, ...paths] = positionals
  if (path === undefined || paths.length === 0) throw new BadInput(usage)
  const receipt = jsonOf(path, await bytesOf(path))
  const files = await Promise.all(
    paths.map(async (file) => {
      const bytes = await bytesOf(file)
      return { name: basename(file), read: async () => bytes }
    }),
  )
  const result = await checkReceipt(receipt, files, await knownKeys(values), checkTools)
  const lines = result.files.map(lineOf)
  if (result.fault !== null) lines.unshift(`${basename(path)} ${faults[result.fault]}`)
  const verdict = result.belongs ? 'belong together' : 'do not belong together'
  lines.push(`${result.receipt?.number ?? basename(path)}: receipt and files ${verdict}`)
  await writeLines(process.stdout, lines)
  if (!result.belongs) process.exitCode = 1
}

function argumentsOf(given: readonly string[]) {
  try {
    const options = { key: { type: 'string' }, site: { type: 'string' } } as const
    return parseArgs({ args: [...given], options, allowPositionals: true })
  } catch {
    throw new BadInput(usage)
  }
}

const bytesOf = (path: string): Promise<Uint8Array> =>
  readFile(path).catch(() => {
    throw new BadInput(`${path} cannot be read`)
  })

function jsonOf(path: string, bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new BadInput(`${path} is not JSON`)
  }
}

function lineOf({ name, state, within, sealedAs }: CheckedFile): string {
  const place = within === undefined ? '' : ` (in ${within})`
  const other = sealedAs === undefined ? '' : ` (in the receipt: ${sealedAs})`
  return `${states[state]}: ${name}${place}${other}`
}

await runCommand(printCheck)
