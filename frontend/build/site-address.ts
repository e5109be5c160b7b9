import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from './site-options.ts'

/** Where `npm start` serves the site unless told otherwise. */
export const localAddress = 'http://localhost:4600'

const remedy =
  'Set nordgate:siteAddress in cdk.json to where the site will be reached, https://www.example.com (docs/deploying.md, step 1).'

/**
 * What was set: `nordgate:siteAddress` of cdk.json, which the stack reads too, or `SITE_ADDRESS` for a first
 * deployment whose address is not known yet. A variable left over in a shell must not part pages from stack.
 */
export function givenAddress(
  context = contextOfCdk(),
  early = process.env.SITE_ADDRESS ?? '',
): string {
  const configured = context['nordgate:siteAddress'] ?? ''
  if (configured !== '' && early !== '' && originOf(configured) !== originOf(early))
    throw new Error(
      `SITE_ADDRESS is ${early}, and cdk.json says ${configured}: unset SITE_ADDRESS.`,
    )
  return configured || early
}

function contextOfCdk(): Readonly<Record<string, string | undefined>> {
  const file = path.join(projectFolder, 'cdk.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { context: Record<string, string> }).context
}

/**
 * The address that canonical links and the site map name. Without one the local address stands
 * there, which is good to look at and nothing to publish.
 */
export function checkedAddress(given: string, isToPublish: boolean): string {
  if (given !== '') return originOf(given)
  if (isToPublish) throw new Error(`The site has no address. ${remedy}`)
  process.stderr.write(
    `No address is set: links name ${localAddress}. Do not publish this build. ${remedy}\n`,
  )
  return localAddress
}

function originOf(text: string): string {
  const url = URL.parse(text)
  if (url === null || url.pathname !== '/' || url.search !== '' || url.hash !== '')
    throw new Error(`"${text}" is not the address of a site. ${remedy}`)
  return url.origin
}
