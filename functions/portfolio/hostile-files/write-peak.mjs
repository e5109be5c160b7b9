import { writeFileSync } from 'node:fs'

// loaded before a command that is measured: leaves behind how much memory its process needed at most
process.on('exit', () => {
  const bytes = process.resourceUsage().maxRSS * 1024
  if (process.env.PEAK_FILE) writeFileSync(process.env.PEAK_FILE, String(bytes))
})
