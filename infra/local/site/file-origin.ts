import type { ApiAnswer } from '../gateway/http-api-answer.ts'
import type { ApiRequest } from '../gateway/http-api-event.ts'
import { distributionMayList } from '../identity/resource-policies.ts'
import { siteDeploymentKind } from '../resources/site-deployment.ts'
import type { ResolvedStack } from '../template/resolved-stack.ts'
import { findFile, type SiteFolder } from './site-files.ts'

export type Origin = (request: ApiRequest) => Promise<ApiAnswer>

/** A bucket says that an object is missing to those alone who may list it. */
export function missingStatus(stack: ResolvedStack, distributionId: string): 403 | 404 {
  const mayList = stack
    .of(siteDeploymentKind)
    .every(({ properties }) =>
      distributionMayList(stack, properties.DestinationBucketName, distributionId),
    )
  return mayList ? 404 : 403
}

interface FileAnswers {
  readonly rootObject: string | undefined
  readonly errorPages: readonly {
    ErrorCode: number
    ResponseCode?: number
    ResponsePagePath?: string
  }[]
  /** The bucket's answer for an object that is not there. */
  readonly missing: 403 | 404
}

/** The bucket of the site: its files come from the folders that the template uploads. */
export function fileOrigin(
  folders: readonly SiteFolder[],
  { rootObject, errorPages, missing }: FileAnswers,
): Origin {
  return async (request) => {
    const path = request.url.split('?')[0] ?? '/'
    const file = await findFile(folders, path === '/' && rootObject ? `/${rootObject}` : path)
    if (file) {
      const isKnown = request.headers['if-none-match'] === file.headers.etag
      return {
        status: isKnown ? 304 : 200,
        headers: file.headers,
        cookies: [],
        body: isKnown ? Buffer.alloc(0) : file.body,
      }
    }
    const page = errorPages.find(({ ErrorCode }) => ErrorCode === missing)
    const errorFile = page?.ResponsePagePath ? await findFile(folders, page.ResponsePagePath) : null
    if (!errorFile) return plain(missing, missing === 404 ? 'NoSuchKey' : 'AccessDenied')
    return {
      status: page?.ResponseCode ?? missing,
      headers: errorFile.headers,
      cookies: [],
      body: errorFile.body,
    }
  }
}

export const plain = (status: number, text: string): ApiAnswer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  cookies: [],
  body: Buffer.from(text),
})
