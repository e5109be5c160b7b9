import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Metafile } from 'esbuild'
import { entryOutput } from './entry-output.ts'
import { projectFolder } from './site-options.ts'

const address = (outdir: string, output: string): string =>
  `/${path.relative(path.resolve(outdir), path.resolve(projectFolder, output)).replaceAll('\\', '/')}`

/**
 * The page that every address answers with. The style sheet carries the id that react-aria looks
 * for, so that it adds no inline style (our content security policy allows none); the rule itself
 * stands in `base.css`.
 */
export async function writeIndexHtml(outdir: string, metafile: Metafile): Promise<void> {
  const entry = entryOutput(metafile)
  const outputs = Object.keys(metafile.outputs)
  const firstFonts = outputs.filter((file) => /latin-(?!ext).*\.woff2$/.test(file))
  const chunks = entry.imports.map((file) => address(outdir, file))
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Nordgate</title>
<meta name="description" content="Find the tenders of Systembolaget, Vinmonopolet and Alko that fit your wine, spirits, beer or cider, see why, and apply.">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#faf7f1" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0f1715" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" id="react-aria-pressable-style" href="${address(outdir, entry.css)}">
${firstFonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address(outdir, file)}">`).join('\n')}
${chunks.map((file) => `<link rel="modulepreload" href="${file}">`).join('\n')}
<script type="module" src="${address(outdir, entry.script)}"></script>
</head>
<body>
<div id="root"></div>
<noscript>Nordgate needs JavaScript to show tenders and your portfolio.</noscript>
</body>
</html>
`
  await writeFile(path.join(outdir, 'index.html'), html)
}
