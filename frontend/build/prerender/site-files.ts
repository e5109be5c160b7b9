import path from 'node:path'
import { type Locale, locales } from '#domain/shared/locale.ts'
import { earlyScript } from '../early-script.ts'
import { entryOutput, textFileOf } from '../entry-output.ts'
import { projectFolder } from '../site-options.ts'
import type { SiteResult } from '../write-assets.ts'
import { criticalCss } from './critical-css.ts'
import { type CssGroup, cssGroups, type SiteFiles } from './html-document.ts'

/** What every page names or holds of the built files. `bodies`: what was rendered of the finished pages of a group. */
export async function siteFiles(
  outdir: string,
  { metafile, outputFiles }: SiteResult,
  bodies: (group: CssGroup) => readonly string[],
): Promise<SiteFiles> {
  const address = (output: string): string =>
    `/${path.relative(path.resolve(outdir), path.resolve(projectFolder, output)).replaceAll('\\', '/')}`
  const entry = entryOutput(metafile)
  const textOf = (output: string | undefined): string => {
    const found = outputFiles.find(
      ({ path: file }) => output !== undefined && file === path.resolve(projectFolder, output),
    )
    if (found === undefined) throw new Error('The site has no style sheet or no font faces.')
    return found.text
  }
  const [fontFaces] =
    Object.entries(metafile.outputs).find(([, { entryPoint }]) =>
      entryPoint?.endsWith('src/ui/fonts.css'),
    ) ?? []
  const criticalCssOf = async (group: CssGroup): Promise<[CssGroup, string]> => [
    group,
    await criticalCss(textOf(entry.css), bodies(group)),
  ]
  return {
    styles: address(entry.css),
    fontFaces: textOf(fontFaces).trim(),
    criticalCss: Object.fromEntries(await Promise.all(cssGroups.map(criticalCssOf))) as Record<
      CssGroup,
      string
    >,
    early: await earlyScript(),
    site: address(entry.script),
    keepLines: address(entry.keepLines),
    chunks: entry.imports.map(address),
    textFiles: Object.fromEntries(
      locales.map((locale) => [locale, address(textFileOf(metafile, locale))]),
    ) as Record<Locale, string>,
    fonts: Object.keys(metafile.outputs)
      .filter((file) => /latin-(?!ext).*\.woff2$/.test(file))
      .map(address),
  }
}
