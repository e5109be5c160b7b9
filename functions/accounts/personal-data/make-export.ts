import {
  AdminGetUserCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import type { S3Client } from '@aws-sdk/client-s3'
import * as z from 'zod'
import { type DataExport, exportHours } from '#domain/accounts/data-export.ts'
import { confirmationsFolder, documentsFolder } from '#domain/documents/documents-folder.ts'
import type { UserId } from '#domain/shared/ids.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Row, Table } from '../../platform/dynamodb/table.ts'
import type { AskForMail } from '../links/mail-work.ts'
import { type ExportFiles, keysBelow, readObject } from './export-files.ts'
import type { ExportStore } from './export-store.ts'
import { type ArchiveContent, makeArchive } from './make-archive.ts'
import { rowsOf, rowsOfAddress } from './personal-rows.ts'
import type { PersonalWork } from './personal-work.ts'
import {
  addressedTable,
  type PersonalBucketSetting,
  type PersonalTableSetting,
  personalPrefixes,
  personalTables,
  tableFacts,
} from './registry.ts'
import { withoutDesk } from './without-desk.ts'

export interface PersonalDataDeps {
  readonly userPool: CognitoIdentityProviderClient
  readonly userPoolId: string
  readonly table: (setting: PersonalTableSetting | typeof addressedTable.setting) => Table
  readonly bucket: (setting: PersonalBucketSetting) => string
  readonly s3: S3Client
  readonly exports: ExportStore
  readonly exportFiles: ExportFiles
  readonly askForMail: AskForMail
  readonly now: Clock
}
type ExportWork = Extract<PersonalWork, { kind: 'export' }>

/** Makes the copy of everything held on a user and has the user told. A finished one is only told of. */
export async function makeExport(deps: PersonalDataDeps, work: ExportWork): Promise<void> {
  const { user_id, export_id, locale, email } = work
  const wanted = await deps.exports.find(user_id, export_id, deps.now())
  if (wanted?.status === 'being_made') await make(deps, work, wanted)
  else if (wanted?.status !== 'ready') return
  await deps.askForMail({ kind: 'export_ready', mail_of: export_id, address: email, locale })
}

async function make(
  deps: PersonalDataDeps,
  { user_id, export_id, locale, email }: ExportWork,
  wanted: DataExport,
): Promise<void> {
  const tables = await collectTables(deps, user_id, email)
  const names = namesOf(tables, await rowsOf(deps.table('USER_APPLICATIONS_TABLE'), user_id))
  const files = await collectFiles(deps, user_id, names)
  const made_at = deps.now()
  const archive = makeArchive({ tables, files, locale, made_at: made_at.toISOString() })
  await deps.exportFiles.save(user_id, export_id, archive)
  await deps.exports.save(user_id, {
    ...wanted,
    status: 'ready',
    ready_at: made_at.toISOString(),
    expires_at: new Date(made_at.getTime() + exportHours * 3_600_000).toISOString(),
    size_bytes: archive.byteLength,
  })
}

async function collectTables(deps: PersonalDataDeps, user_id: UserId, email: string) {
  const tables: Record<string, Row[]> = { account: [await accountOf(deps, user_id)] }
  for (const { setting, name } of personalTables) {
    const facts = tableFacts.find((one) => one.setting === setting)
    const { secret_fields: secret = [], shared_lists: shared = [] } = facts ?? {}
    const rows = await rowsOf(deps.table(setting), user_id)
    tables[name] = rows.map((row) =>
      Object.fromEntries(
        Object.entries(row)
          .filter(([field]) => !secret.includes(field))
          .map(([field, value]) => [field, shared.includes(field) ? withoutDesk(value) : value]),
      ),
    )
  }
  tables[addressedTable.name] = await rowsOfAddress(deps.table(addressedTable.setting), email)
  return tables
}

async function accountOf(deps: PersonalDataDeps, user_id: UserId): Promise<Row> {
  const user = await deps.userPool.send(
    new AdminGetUserCommand({ UserPoolId: deps.userPoolId, Username: user_id }),
  )
  const attributes = (user.UserAttributes ?? []).map(({ Name = '', Value }) => [Name, Value])
  return {
    ...Object.fromEntries(attributes),
    created_at: user.UserCreateDate?.toISOString(),
    status: user.UserStatus,
    second_factors: user.UserMFASettingList ?? [],
  }
}

const storedFileSchema = z.lazy(() =>
  z.object({ file_id: z.string(), file_name: z.string(), status: z.string() }),
)

const recordsSchema = z.lazy(() =>
  z.object({ records: z.array(z.object({ file: storedFileSchema.nullish() })) }),
)

/** Whose files nobody is given before they have passed the check. */
const scannedFolders: readonly string[] = [documentsFolder, confirmationsFolder]

/**
 * The names that files had, by their ids, without scanned ones that have not passed the check. Of the
 * confirmations of an offer that of the record that counts: one before it may hold what was not theirs.
 */
function namesOf(
  { uploads = [], documents = [] }: Readonly<Record<string, readonly Row[]>>,
  applications: readonly Row[],
) {
  const names = new Map<string, string>()
  for (const { upload_id, file_name } of uploads) names.set(String(upload_id), String(file_name))
  for (const { files } of documents) {
    for (const file of z.array(storedFileSchema).parse(files)) {
      if (file.status === 'clean') names.set(file.file_id, file.file_name)
    }
  }
  for (const { desk } of applications) {
    const file = recordsSchema.nullish().parse(desk)?.records.at(-1)?.file
    if (file?.status === 'clean') names.set(file.file_id, file.file_name)
  }
  return names
}

async function collectFiles(
  deps: PersonalDataDeps,
  user_id: UserId,
  names: ReadonlyMap<string, string>,
) {
  const files: ArchiveContent['files'][number][] = []
  for (const place of personalPrefixes) {
    const { setting, prefix, isExported } = place
    if (!isExported) continue
    const bucket = deps.bucket(setting)
    for await (const key of keysBelow(deps.s3, bucket, `${prefix}/${user_id}/`)) {
      if ('leftOut' in place && key.endsWith(place.leftOut)) continue
      const id = key.split('/').at(-1) ?? key
      const name = names.get(id)
      if (name === undefined && scannedFolders.includes(prefix)) continue
      files.push({ name: name ?? id, bytes: await readObject(deps.s3, bucket, key) })
    }
  }
  return files
}
