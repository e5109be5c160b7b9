import { readFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import * as z from 'zod'
import { LocalCloudError } from '../local-cloud-error.ts'
import { typesWithoutLocalEffect } from '../resources/without-local-effect.ts'

const resourceSchema = z.object({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  Condition: z.string().optional(),
})

const templateSchema = z.object({
  Resources: z.record(z.string(), resourceSchema),
  Parameters: z.record(z.string(), z.object({ Default: z.unknown() }).loose()).default({}),
})
export type Template = z.infer<typeof templateSchema>

const manifestSchema = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      type: z.string(),
      properties: z.object({ templateFile: z.string().optional() }).loose().optional(),
    }),
  ),
})

const assetsSchema = z.object({
  files: z.record(z.string(), z.object({ source: z.object({ path: z.string() }) })),
})

/** What `cdk synth` wrote: the template and the folders of its assets. */
export interface SynthesizedStack {
  readonly name: string
  readonly template: Template
  /** Where it was written: `cdk.out`. */
  readonly folder: string
  /** The folder (or file) of the asset that the template calls `<hash>.zip`. */
  assetPath(objectKey: string): string
}

/** Reads the one stack of a cloud assembly; others may only hold what has no local effect. */
export async function readSynthesizedStack(folder: string): Promise<SynthesizedStack> {
  const { artifacts } = manifestSchema.parse(await readJson(join(folder, 'manifest.json')))
  const found: { name: string; template: Template }[] = []
  for (const [name, artifact] of Object.entries(artifacts)) {
    if (artifact.type !== 'aws:cloudformation:stack') continue
    const file = artifact.properties?.templateFile ?? `${name}.template.json`
    const template = templateSchema.parse(await readJson(join(folder, file)))
    const types = Object.values(template.Resources).map(({ Type }) => Type)
    if (!types.every((type) => typesWithoutLocalEffect.has(type))) found.push({ name, template })
  }
  const [stack] = found
  if (!stack || found.length > 1) {
    const names = found.map(({ name }) => name).join(', ')
    throw new LocalCloudError(`The local cloud runs exactly one stack; ${folder} has: ${names}.`)
  }
  const { name, template } = stack
  const assets = assetsSchema.parse(await readJson(join(folder, `${name}.assets.json`)))
  return {
    name,
    template,
    folder,
    assetPath(objectKey) {
      const hash = basename(objectKey).replace(/\.[a-z]+$/, '')
      const path = assets.files[hash]?.source.path
      if (!path)
        throw new LocalCloudError(`The template names the asset ${objectKey}, which is not there.`)
      return resolve(folder, path)
    },
  }
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'))
}
