import { writeFile } from 'node:fs/promises'
import { priceLimitsFile } from './price-limits-file.ts'

const { file, text } = priceLimitsFile()
await writeFile(file, text)
