// `npm start`. Loads everything else late, so that a broken installation can be told in one line.
try {
  const { runStart } = await import('./start/run-start.ts')
  await runStart(process.argv.slice(2), process.env)
} catch (error) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
  const isBroken = code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND'
  process.stderr.write(
    isBroken
      ? `The installation is incomplete (${message}). Run \`npm ci\` and start again.\n`
      : `${message}\n`,
  )
  process.exit(1)
}

export {}
