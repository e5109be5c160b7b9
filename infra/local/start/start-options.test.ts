import { describe, expect, it } from 'vitest'
import { readStartOptions } from './start-options.ts'

describe('the options of npm start', () => {
  it('are the usual ones unless said otherwise', () => {
    expect(readStartOptions([], {})).toMatchObject({ port: 4600, isFresh: false, reloads: true })
    expect(readStartOptions([], {}).dataFolder).toMatch(/\.local$/)
  })

  it('take the port from the option before the environment', () => {
    expect(readStartOptions([], { PORT: '5000' }).port).toBe(5000)
    expect(readStartOptions(['--port', '6000'], { PORT: '5000' }).port).toBe(6000)
    expect(readStartOptions(['--port', '0'], {}).port).toBe(0)
  })

  it('refuse what is no port and what is no option in one line', () => {
    for (const args of [['--port', 'x'], ['--port', '70000'], ['--unknown'], ['extra']]) {
      expect(() => readStartOptions(args, {})).toThrow(/^[^\n]*Usage: npm start[^\n]*$/)
    }
  })
})
