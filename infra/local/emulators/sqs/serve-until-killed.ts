// Started by the test as a process of its own, to be killed in the middle of sending.
import { startSqs } from './start-sqs.ts'

const running = await startSqs({ dataFolder: process.argv[2] ?? null })
await running.ensureQueue({ name: 'kept' })
process.stdout.write(`${running.endpoint}\n`)
