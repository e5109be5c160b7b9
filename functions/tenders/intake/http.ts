import { S3Client } from '@aws-sdk/client-s3'
import { SQSClient } from '@aws-sdk/client-sqs'
import { tenderIntakeRoutes } from '#contracts/tender-intake.ts'
import { fail, succeed } from '#domain/shared/result.ts'
import { systemClock } from '../../platform/clock.ts'
import { tablesFromSettings } from '../../platform/dynamodb/tables-from-settings.ts'
import { serveRoom } from '../../platform/http/serve-room.ts'
import { randomIds } from '../../platform/ids.ts'
import { createLog } from '../../platform/logging/log.ts'
import { createAskForIntakeWork } from '../../platform/queue/intake-work.ts'
import { readSettings } from '../../platform/settings.ts'
import { createPortfolioStore } from '../../portfolio/portfolio-store.ts'
import { createProductStore } from '../../portfolio/product-store.ts'
import { createTenderStore } from '../tender-store.ts'
import { createTenderVersionStore } from '../tender-version-store.ts'
import { createColumnMappingStore } from './column-mapping-store.ts'
import { createIntakeStore } from './intake-store.ts'
import { createKnownWordsStore } from './known-words-store.ts'
import { getIntake, listIntakes } from './list-intakes.ts'
import { mapColumns } from './map-columns.ts'
import { createPlanFiles } from './plan-files.ts'
import { publishIntake, undoPublication } from './publish-intake.ts'

const settings = readSettings(['PLANS_BUCKET', 'PLANS_QUEUE_URL'])
const tables = tablesFromSettings([
  'TENDER_INTAKES_TABLE',
  'COLUMN_MAPPINGS_TABLE',
  'KNOWN_WORDS_TABLE',
  'TENDERS_TABLE',
  'TENDER_VERSIONS_TABLE',
  'PORTFOLIOS_TABLE',
  'PRODUCTS_TABLE',
])
const intakes = createIntakeStore(tables.TENDER_INTAKES_TABLE)
const deps = {
  intakes,
  mappings: createColumnMappingStore(tables.COLUMN_MAPPINGS_TABLE),
  knownWords: createKnownWordsStore(tables.KNOWN_WORDS_TABLE),
  tenders: createTenderStore(tables.TENDERS_TABLE),
  versions: createTenderVersionStore(tables.TENDER_VERSIONS_TABLE),
  portfolios: createPortfolioStore(tables.PORTFOLIOS_TABLE),
  products: createProductStore(tables.PRODUCTS_TABLE),
  files: createPlanFiles(
    new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' }),
    settings.PLANS_BUCKET,
  ),
  askForWork: createAskForIntakeWork(new SQSClient({}), settings.PLANS_QUEUE_URL),
  ids: randomIds,
  now: systemClock,
}
// what reads requirements and what matches is needed by few calls
const lazy = () => import('./lazy.ts')
type AllProducts = ReturnType<Awaited<ReturnType<typeof lazy>>['createAllProducts']>
let allProducts: AllProducts | null = null
async function findAllProducts(): Promise<AllProducts> {
  const { createAllProducts } = await lazy()
  allProducts ??= createAllProducts(deps)
  return allProducts
}

export const handler = serveRoom(
  tenderIntakeRoutes,
  {
    listDeskTenders: async ({ query }) => (await lazy()).listDeskTenders(deps, query),
    countTenderFit: async ({ query }) => {
      const { countTenderFit } = await lazy()
      return succeed(await countTenderFit({ ...deps, allProducts: await findAllProducts() }, query))
    },
    getDeskTender: async ({ params }) => (await lazy()).findDeskTender(deps, params.tender_id),
    listTenderVersions: async ({ params }) =>
      (await lazy()).listTenderVersions(deps, params.tender_id),
    countFitOfTender: async ({ params, body }, _user, _request, audit) => {
      const { countFitOfTender } = await lazy()
      const counting = { ...deps, allProducts: await findAllProducts() }
      const counted = await countFitOfTender(counting, { ...params, ...body })
      if (counted.ok) audit({ before: counted.value.before, after: counted.value.after })
      return counted
    },
    listIntakes: ({ query }) => listIntakes(intakes, query),
    createIntake: async ({ body }, _user, _request, audit) => {
      const { createIntake } = await lazy()
      const made = await createIntake(deps, body)
      if (made.ok) {
        const { intake_id, file_name, source } = made.value.intake
        audit({ before: null, after: { intake_id, from: body.from, file_name, source } })
      }
      return made
    },
    getIntake: ({ params }) => getIntake(intakes, params.intake_id),
    mapIntakeColumns: async ({ params, body }, _user, _request, audit) => {
      const before = await deps.mappings.find(body.source)
      const mapped = await mapColumns(deps, { ...params, ...body })
      const after = { ...before, ...body.columns }
      if (mapped.ok) audit({ before, after })
      return mapped
    },
    getIntakeRow: async ({ params }) => {
      const row = await intakes.findRow(params.intake_id, params.number)
      return row === null ? fail('not_found') : succeed(row)
    },
    saveIntakeRow: async ({ params, body }, _user, _request, audit) => {
      const { saveIntakeRow } = await lazy()
      const saved = await saveIntakeRow(deps, { ...params, ...body })
      if (saved.ok) audit(saved.value.logged)
      return saved
    },
    countIntakeFit: async ({ params, body }, _user, _request, audit) => {
      const { countFit } = await lazy()
      const counting = { intakes, allProducts: await findAllProducts() }
      const counted = await countFit(counting, { ...params, ...body })
      if (counted.ok) audit({ before: counted.value.before, after: counted.value.after })
      return counted
    },
    publishIntake: ({ params, body }, _user, _request, audit) =>
      publishIntake(deps, { ...params, ...body }, audit),
    undoPublication: ({ params }, _user, _request, audit) => undoPublication(deps, params, audit),
  },
  createLog('tender-intake'),
)
