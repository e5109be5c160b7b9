import { existsSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longest, by what they do: whole processes, thousands of histories, hundreds of screens. */
const slowFiles = [
  'infra/local/kill-test/kill-during-writes.test.ts',
  'infra/local/kill-test/kill-during-sealing.test.ts',
  'infra/local/kill-test/kill-during-telling.test.ts',
  'functions/billing/histories.test.ts',
  'functions/portfolio/reading/every-file.test.ts',
  'functions/portfolio/reading/hostile-files.test.ts',
  'frontend/e2e/public-pages.test.ts',
  'frontend/e2e/payments.test.ts',
  'frontend/e2e/hurried-and-hostile.test.ts',
  'frontend/e2e/screens.test.ts',
]
/** What leaves behind rows of every kind, such as refused steps in the log of the desk: no file follows in its cloud. */
const lastFiles = ['frontend/e2e/hostile-requests.test.ts']
const gone = [...slowFiles, ...lastFiles].filter((file) => !existsSync(file))
if (gone.length > 0) throw new Error(`infra/checks/file-order.ts names ${gone}`)

/**
 * Begins with the slow files: on a fresh machine vitest knows only how large a file is, and the last one to
 * begin ran alone for minutes while the other core had nothing to do.
 */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const isOneOf = (names: readonly string[]) => names.some((file) => moduleId.endsWith(file))
      return isOneOf(slowFiles) ? 0 : isOneOf(lastFiles) ? 2 : 1
    }
    // the order within each place stays
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}
