import path from 'node:path'
import { earlyScript } from '../early-script.ts'
import { entryOutput } from '../entry-output.ts'
import { projectFolder } from '../site-options.ts'
import type { SiteResult } from '../write-assets.ts'
import { firstStyles } from './first-styles.ts'
import { type Look, looks, type SiteFiles } from './html-document.ts'

/** What every page names or holds of the built files. `bodies`: what was drawn of the finished pages of a look. */
export async function siteFiles(
  outdir: string,
  { metafile, outputFiles }: SiteResult,
  bodies: (look: Look) => readonly string[],
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
  const firstStylesOf = async (look: Look): Promise<[Look, string]> => [
    look,
    await firstStyles(textOf(entry.css), bodies(look)),
  ]
  return {
    styles: address(entry.css),
    fontFaces: textOf(fontFaces).trim(),
    firstStyles: Object.fromEntries(await Promise.all(looks.map(firstStylesOf))) as Record<
      Look,
      string
    >,
    early: await earlyScript(),
    site: address(entry.script),
    chunks: entry.imports.map(address),
    fonts: Object.keys(metafile.outputs)
      .filter((file) => /latin-(?!ext).*\.woff2$/.test(file))
      .map(address),
  }
}
