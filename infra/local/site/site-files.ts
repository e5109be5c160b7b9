import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { inlineHashes } from '../../constructs/inline-hashes.ts'
import { siteDeploymentKind } from '../resources/site-deployment.ts'
import type { ResolvedStack } from '../template/resolved-stack.ts'

/** One upload of the template: a folder of files, where they go, and the headers they get. */
export interface SiteFolder {
  readonly folder: string
  /** `assets/` or empty */
  readonly prefix: string
  readonly cacheControl: string | null
  /** Sent as `x-amz-meta-<name>`. */
  readonly metadata: Readonly<Record<string, string>>
  /** The files are newer than the template: what it knows of their content is found anew. */
  readonly isNewer: boolean
}

export interface SiteFile {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
}

/** The folders that the template uploads. With `builtSite` the built site itself is served, so a rebuild shows at once. */
export function siteFolders(stack: ResolvedStack, builtSite: string | null): SiteFolder[] {
  return stack
    .of(siteDeploymentKind)
    .flatMap(({ properties }) => {
      const prefix = properties.DestinationBucketKeyPrefix ?? ''
      const slash = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`
      return properties.SourceObjectKeys.map((key) => ({
        folder: builtSite === null ? stack.assetPath(key) : join(builtSite, slash),
        prefix: slash,
        cacheControl: properties.SystemMetadata?.['cache-control'] ?? null,
        metadata: properties.UserMetadata ?? {},
        isNewer: builtSite !== null,
      }))
    })
    .sort((a, b) => b.prefix.length - a.prefix.length)
}

/** Finds the file of an address; null when there is none. */
export async function findFile(
  folders: readonly SiteFolder[],
  uri: string,
): Promise<SiteFile | null> {
  const path = decoded(uri).replace(/^\/+/, '')
  for (const { folder, prefix, cacheControl, metadata, isNewer } of folders) {
    if (!path.startsWith(prefix)) continue
    const file = normalize(join(folder, path.slice(prefix.length)))
    if (!file.startsWith(normalize(folder + sep))) continue
    const body = await readFile(file).catch(absent)
    if (body === null) continue
    const isNewPage = isNewer && extname(file) === '.html'
    const sent = { ...metadata, ...(isNewPage ? inlineHashes([body.toString()]) : {}) }
    return {
      body,
      headers: {
        'content-type': contentTypes[extname(file)] ?? 'application/octet-stream',
        etag: `"${createHash('md5').update(body).digest('hex')}"`,
        ...(cacheControl === null ? {} : { 'cache-control': cacheControl }),
        ...Object.fromEntries(
          Object.entries(sent).map(([name, value]) => [`x-amz-meta-${name}`, value]),
        ),
      },
    }
  }
  return null
}

function absent(error: unknown): null {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR') return null
  throw error
}

function decoded(uri: string): string {
  try {
    return decodeURIComponent(uri)
  } catch {
    return uri
  }
}

/** As the CDK's upload guesses them. */
const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/vnd.microsoft.icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.pdf': 'application/pdf',
}
