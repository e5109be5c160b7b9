import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { submittedOfferSchema } from '#domain/offers/submitted-offer.ts'
import { BadInput } from '../../platform/command-line/bad-input.ts'
import { bytesOf, jsonOf, oneLine } from '../../platform/command-line/given-file.ts'
import { runCommand } from '../../platform/command-line/run-command.ts'
import { DocumentChanged, makePackage } from '../make-package.ts'

/** Where each file of the offer lies, seen from the folder of the offer; without it by its own name. */
const pathsSchema = z.object({
  documents: z.array(
    z.object({ files: z.array(z.object({ file_id: z.string(), path: z.string().optional() })) }),
  ),
})

/** `npm run -s package -- OFFER.json OUT.zip`: the package of a submitted offer, as the server makes it. */
async function writePackage([offerFile, zipFile, ...more]: readonly string[]): Promise<void> {
  if (offerFile === undefined || zipFile === undefined || more.length > 0)
    throw new BadInput('usage: package OFFER.json OUT.zip')
  const given = await jsonOf(offerFile)
  const read = submittedOfferSchema.safeParse(given)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new BadInput(
      `${offerFile}, ${issue?.path.join('.') || 'the offer'}: ${oneLine(issue?.message ?? '')}`,
    )
  }
  const paths = new Map(
    pathsSchema
      .parse(given)
      .documents.flatMap(({ files }) => files.map((file) => [file.file_id, file.path] as const)),
  )
  const folder = path.dirname(offerFile)
  const made = makePackage(read.data, ({ file_id, file_name }) =>
    bytesOf(path.resolve(folder, paths.get(file_id) ?? file_name)),
  )
  const { zip } = await made.catch((error) => {
    throw error instanceof DocumentChanged ? new BadInput(oneLine(error.message)) : error
  })
  await writeFile(zipFile, zip).catch((error: NodeJS.ErrnoException) => {
    throw new BadInput(`${zipFile}: cannot be written (${error.code})`)
  })
}

await runCommand(writePackage)
