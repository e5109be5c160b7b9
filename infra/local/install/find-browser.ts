import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod'
import { LocalCloudError } from '../local-cloud-error.ts'
import { cacheFolder, projectRoot } from '../project-root.ts'
import { oneProcessAtATime } from '../synth/one-process-at-a-time.ts'

const run = promisify(execFile)

/** How to launch a browser: `chromium.launch(await findBrowser())` of playwright-core. */
export interface Browser {
  readonly executablePath: string
  readonly args: string[]
  /** The environment of the browser process. */
  readonly env: Record<string, string>
}

/**
 * Not the package\u2019s own argument list: `--single-process` and `--disable-web-security` hide faults. Without a
 * graphics card a software GPU takes more of the processor than plain software compositing.
 */
const args = ['--no-sandbox', '--disable-gpu']

const installedChrome: Readonly<Record<string, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
  linux: ['/usr/bin/google-chrome', '/usr/bin/chromium', '/usr/bin/chromium-browser'],
}

/** `CHROME_PATH` first, then on Linux x64 the Chromium inside the npm package, else an installed Chrome. */
export async function findBrowser(): Promise<Browser> {
  const env = ownEnvironment()
  const chosen = process.env.CHROME_PATH
  if (chosen) {
    if (existsSync(chosen)) return { executablePath: chosen, args, env }
    throw new LocalCloudError(`CHROME_PATH names ${chosen}, where no browser is.`)
  }
  if (process.platform === 'linux' && process.arch === 'x64') return packagedChromium(env)
  const installed = installedChrome[process.platform]?.find((path) => existsSync(path))
  if (installed) return { executablePath: installed, args, env }
  throw new LocalCloudError('No browser was found: install Chrome, or name one with CHROME_PATH.')
}

const ownEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )

async function packagedChromium(env: Record<string, string>): Promise<Browser> {
  const folder = await unpacked()
  const executablePath = join(folder, 'chromium')
  const libraries = join(folder, 'al2023/lib')
  const path = env.LD_LIBRARY_PATH
  const withLibraries = { ...env, LD_LIBRARY_PATH: path ? `${libraries}:${path}` : libraries }
  const runs = await starts(executablePath, env)
  const needed = runs ? env : withLibraries
  if (!runs && !(await starts(executablePath, withLibraries))) {
    throw new LocalCloudError(
      `The packaged Chromium does not run here; name a browser with CHROME_PATH.`,
    )
  }
  const hasFonts = existsSync('/usr/share/fonts') && (await systemFonts(env))
  if (hasFonts) return { executablePath, args, env: needed }
  const fonts = join(folder, 'fonts/local-fonts.conf')
  return { executablePath, args, env: { ...needed, FONTCONFIG_FILE: fonts } }
}

/** The loader refuses a program whose libraries are missing before it prints anything. */
const starts = (file: string, env: Record<string, string>): Promise<boolean> =>
  run(file, ['--no-sandbox', '--version'], { env }).then(
    () => true,
    () => false,
  )

/** Without fontconfig's own settings the browser finds no font, whatever lies in /usr/share/fonts. */
async function systemFonts(env: Record<string, string>): Promise<boolean> {
  if (env.FONTCONFIG_FILE || env.FONTCONFIG_PATH) return true
  if (!existsSync('/etc/fonts/fonts.conf')) return false
  return run('find', ['/usr/share/fonts', '-name', '*.ttf', '-o', '-name', '*.otf']).then(
    ({ stdout }) => stdout.trim() !== '',
    () => false,
  )
}

/** Unpacks the package's files once; the folder appears only when it is complete. */
async function unpacked(): Promise<string> {
  const manifest = join(projectRoot, 'node_modules/@sparticuz/chromium/package.json')
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(manifest, 'utf8')))
  const folder = join(cacheFolder, `chromium-${version}`)
  await oneProcessAtATime(join(cacheFolder, 'chromium.pid'), async () => {
    if (existsSync(folder)) return
    const partial = `${folder}.${process.pid}`
    await rm(partial, { recursive: true, force: true })
    await mkdir(partial, { recursive: true })
    // the package unpacks into the temporary folder, and its libraries only where it takes itself to be in Lambda
    await run(process.execPath, ['infra/local/install/unpack-chromium.mjs'], {
      cwd: projectRoot,
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        TMPDIR: partial,
        AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x',
      },
    })
    await writeFile(join(partial, 'fonts/local-fonts.conf'), fontSettings(join(folder, 'fonts')))
    await rename(partial, folder)
  })
  return folder
}

const fontSettings = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${folder}/cache</cachedir>
</fontconfig>
`
