import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { LocalCloudError } from '../local-cloud-error.ts'
import { cacheFolder } from '../project-root.ts'
import { contentHash } from '../synth/content-hash.ts'
import { oneProcessAtATime } from '../synth/one-process-at-a-time.ts'

const inputs = [
  'frontend/**/*',
  'functions/domain/**/*',
  'functions/contracts/**/*',
  'package-lock.json',
]

/** The finished site of the present sources: built, or taken from an earlier build of the same. */
export async function builtSite(tell: (line: string) => void): Promise<string> {
  const folder = join(cacheFolder, `site-${await contentHash(inputs)}`)
  await oneProcessAtATime(join(cacheFolder, 'site.pid'), async () => {
    if (existsSync(folder)) return
    tell('Building the site')
    const partial = `${folder}.${process.pid}`
    const { buildSite } = await import('../../../frontend/build/build-site.ts')
    await buildSite({ outdir: partial }).catch((error: unknown) => {
      throw new LocalCloudError(`The site does not build: ${String(error)}`)
    })
    await rename(partial, folder)
  })
  return folder
}

/** Builds into `folder` again at each change; resolves after the first build. */
export async function watchSite(
  folder: string,
  siteAddress: string | undefined,
  tell: (line: string) => void,
): Promise<{ stop(): Promise<void> }> {
  await rm(folder, { recursive: true, force: true })
  const { buildSite } = await import('../../../frontend/build/build-site.ts')
  return new Promise((resolve, reject) => {
    let isFirst = true
    const first = Promise.withResolvers<void>()
    const building = buildSite({
      outdir: folder,
      siteAddress,
      watch: ({ ok, text }) => {
        if (isFirst) {
          isFirst = false
          if (!ok) tell(`The site does not build yet: ${text}`)
          first.resolve()
        } else tell(ok ? 'The site was built again' : `The site does not build: ${text}`)
      },
    })
    building.catch(first.reject)
    first.promise.then(() => building).then(resolve, reject)
  })
}
