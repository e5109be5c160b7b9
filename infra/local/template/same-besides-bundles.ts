import { isDeepStrictEqual } from 'node:util'
import type { Template } from './synthesized-stack.ts'

/** Whether two templates describe the same system and differ at most in the code of functions and the site's files. */
export function isSameBesidesBundles(a: Template, b: Template): boolean {
  return isDeepStrictEqual(withoutCode(a), withoutCode(b))
}

function withoutCode(template: Template): unknown {
  return Object.fromEntries(
    Object.entries(template.Resources).map(([logicalId, resource]) => {
      const {
        Code: _code,
        SourceObjectKeys: _files,
        Content: _layer,
        ...others
      } = resource.Properties
      return [logicalId, { ...resource, Properties: others }]
    }),
  )
}
