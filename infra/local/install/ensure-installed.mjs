// Runs before `npm start` and `npm test`, on whatever Node (20 or newer) the machine has, and before
// any dependency is there: plain JavaScript with Node's own modules only.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const say = (line) => process.stdout.write(`${line}\n`)

const lockFile = join(root, 'package-lock.json')
/** npm writes this file last, so it is missing after a broken installation. */
const marker = join(root, 'node_modules/.package-lock.json')

function isInstalled() {
  if (!existsSync(marker)) return false
  if (statSync(marker).mtimeMs >= statSync(lockFile).mtimeMs) return true
  // a checkout gives the lock file a new date even where it says the same
  if (!holdsWhatTheLockFileSays()) return false
  const now = new Date()
  utimesSync(marker, now, now)
  return true
}

function holdsWhatTheLockFileSays() {
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages
  const present = JSON.parse(readFileSync(marker, 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || (present[path] ? present[path].version === version : optional === true),
  )
}

/** The packages that a start cannot do without; a folder deleted by hand is found here. */
function missingPackages() {
  const needed = ['node', 'tsx', 'esbuild', 'aws-cdk-lib', 'dynalite', 'vitest', 'zod']
  return needed.filter((name) => !existsSync(join(root, 'node_modules', name, 'package.json')))
}

function install(reason) {
  say(`Installing the dependencies (${reason}); this takes a minute or two.`)
  const started = Date.now()
  const npm = process.env.npm_execpath
  const command = npm ? [process.execPath, npm] : ['npm']
  const [file, ...first] = command
  const result = spawnSync(file, [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: npm === undefined && process.platform === 'win32',
  })
  if (result.status !== 0) {
    say(
      'The dependencies could not be installed: `npm ci` failed, see above. Check the network and run it again.',
    )
    process.exit(1)
  }
  say(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 20) {
  say(
    `Node ${process.versions.node} is too old: version 20 or newer is needed to install and start.`,
  )
  process.exit(1)
}
if (!isInstalled()) {
  install(existsSync(join(root, 'node_modules')) ? 'the lock file is newer' : 'first start')
} else if (missingPackages().length > 0) {
  install(`missing: ${missingPackages().join(', ')}`)
}
