import { parse } from 'yaml'
import * as z from 'zod'
import { eventKinds } from '#domain/content/site-content.ts'
import { isSourceDate } from '#domain/content/source-date.ts'
import type { ContentKind } from '../../src/features/content/content.ts'

const day = z.iso.date('must be a day of the calendar, YYYY-MM-DD')
/** As exact as the source itself. */
const sourceDate = z
  .string()
  .refine(isSourceDate, 'must be text: a day YYYY-MM-DD, YYYY-MM or "YYYY"')

const shared = {
  title: z.string().trim().min(3).max(120),
  description: z.string().trim().min(20).max(170),
  updated: day,
  sources: z
    .array(z.strictObject({ name: z.string().trim().min(2), url: z.url(), date: sourceDate }))
    .default([]),
}

/** The front matter of each kind of file. */
const schemas = {
  guides: z.strictObject({ ...shared, market: z.enum(['se', 'no', 'fi']) }),
  resources: z.strictObject({
    ...shared,
    topics: z.array(z.string().regex(/^[a-z0-9_]+$/, 'must be lower_case')).min(1),
    order: z.int().optional(),
  }),
  news: z.strictObject({
    ...shared,
    event: day,
    event_kind: z.enum(eventKinds),
    /** By the source. Left out where the source shows no date: that of the event is another one. */
    published: day.optional(),
  }),
  legal: z.strictObject({ ...shared, template: z.literal(true) }),
} satisfies Record<ContentKind, z.ZodType>

export type FrontMatter = z.output<(typeof schemas)[ContentKind]>

const fences = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/

/** Splits a content file into its checked front matter and its text; `file` is named in errors. */
export function readFrontMatter(
  kind: ContentKind,
  source: string,
  file: string,
): { data: FrontMatter; body: string } {
  const found = fences.exec(source)
  if (found === null)
    throw new Error(`${file}: does not begin with front matter between --- lines.`)
  const checked = schemas[kind].safeParse(parsedYaml(found[1] ?? '', file))
  if (!checked.success) {
    const faults = checked.error.issues.map(
      (issue) => `${issue.path.join('.') || 'front matter'}: ${issue.message}`,
    )
    throw new Error(`${file}: ${faults.join('; ')}`)
  }
  return { data: checked.data, body: source.slice(found[0].length) }
}

function parsedYaml(text: string, file: string): unknown {
  try {
    return parse(text)
  } catch (thrown) {
    throw new Error(`${file}: the front matter is not YAML: ${String(thrown).split('\n')[0]}`)
  }
}
