import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'esbuild'
import { enteredFactsSchema, type OperatorFacts } from '../../src/lib/operator/operator-facts.ts'

const folder = path.resolve(import.meta.dirname, '../../content/operator')
const files = {
  entered: path.join(folder, 'operator.json'),
  sample: path.join(folder, 'sample.json'),
}

const read = (file: string) => enteredFactsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))

/** What the operator entered; where that is nothing and samples are wanted, samples marked as such. */
export function readOperatorFacts(wantsSample: boolean, year: number): OperatorFacts {
  const entered = read(files.entered)
  const isEmpty =
    entered.experience_since === null &&
    entered.markets.length === 0 &&
    entered.testimonials.length === 0
  const isSample = isEmpty && wantsSample
  const { experience_since, ...facts } = isSample ? read(files.sample) : entered
  return {
    ...facts,
    years_of_experience: experience_since === null ? null : Math.max(0, year - experience_since),
    is_sample: isSample,
  }
}

/** `virtual:operator`: the operator's own facts, checked while building. */
export function operatorFacts({ wantsSample }: { readonly wantsSample: boolean }): Plugin {
  return {
    name: 'operator-facts',
    setup(build) {
      build.onResolve({ filter: /^virtual:operator$/ }, () => ({
        path: 'operator',
        namespace: 'operator-facts',
      }))
      build.onLoad({ filter: /.*/, namespace: 'operator-facts' }, () => ({
        contents: `export const operator = ${JSON.stringify(readOperatorFacts(wantsSample, new Date().getUTCFullYear()))}`,
        watchFiles: Object.values(files),
      }))
    },
  }
}
