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
const gone = slowFiles.filter((file) => !existsSync(file))
if (gone.length > 0) throw new Error(`infra/checks/slow-files-first.ts names ${gone}`)

/**
 * Begins with the slow files: on a fresh machine vitest knows only how large a file is, and the last one to
 * begin ran alone for minutes while the other core had nothing to do.
 */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) =>
      slowFiles.some((file) => moduleId.endsWith(file))
    const sorted = await super.sort(files)
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}
