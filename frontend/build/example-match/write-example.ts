import { writeFile } from 'node:fs/promises'
import { exampleFiles } from './example-files.ts'

for (const { file, text } of exampleFiles()) await writeFile(file, text)
