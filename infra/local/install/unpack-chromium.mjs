// Run by find-browser.ts in a process of its own: the package unpacks into the temporary folder that
// its process is told of.
import chromium from '@sparticuz/chromium'

await chromium.executablePath()
