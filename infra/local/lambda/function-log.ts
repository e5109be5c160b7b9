import type { InvocationResult } from './execution-environment.ts'

/** Takes whole lines. */
export type LineSink = (line: string) => void

/** The log of one function: lines with its name in the common file; errors also go to the console. */
export class FunctionLog {
  private readonly name: string
  private readonly keep: LineSink
  private readonly tell: (line: string) => void
  private rest = ''

  constructor(name: string, keep: LineSink, tell: (line: string) => void) {
    this.name = name
    this.keep = keep
    this.tell = tell
  }

  write(text: string): void {
    const lines = (this.rest + text).split('\n')
    this.rest = lines.pop() ?? ''
    for (const line of lines) this.line(line)
  }

  report(requestId: string, durationMs: number, result: InvocationResult): void {
    this.line(`REPORT RequestId: ${requestId} Duration: ${durationMs.toFixed(1)} ms`)
    if (result.ok) return
    this.line(`ERROR RequestId: ${requestId} ${JSON.stringify(result.error)}`)
    this.tell(`${this.name}: ${result.error.errorType}: ${result.error.errorMessage}`)
  }

  private line(line: string): void {
    this.keep(`${new Date().toISOString()} ${this.name} ${line}`)
    if (/"level":\s*"(ERROR|CRITICAL)"/.test(line)) this.tell(`${this.name}: ${shortened(line)}`)
  }
}

/** What a person wants to see first of a structured log line; the file has all of it. */
function shortened(line: string): string {
  const wanted = ['message', 'error_name', 'error_message', 'error_issues']
  try {
    const entries: Record<string, unknown> = JSON.parse(line)
    return wanted.flatMap((name) => (name in entries ? [String(entries[name])] : [])).join(' ')
  } catch {
    return line.slice(0, 600)
  }
}
