import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { SlowFilesFirst } from './infra/checks/slow-files-first.ts'

// one more than there are cores: what waits for a socket or a queue lets another one work
const maxWorkers = availableParallelism() + 1

export default defineConfig({
  test: {
    maxWorkers,
    sequence: { sequencer: SlowFilesFirst },
    // what a page or a queue is asked for may come late on a busy machine
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'domain',
          include: ['functions/domain/**/*.test.ts'],
          // nothing there has a state, so files may share what they import
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{functions,infra,frontend/src,frontend/build}/**/*.test.{ts,tsx}'],
          exclude: ['functions/domain/**'],
          // several files run at a time, and some build the whole site or stack
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['frontend/e2e/**/*.test.ts'],
          globalSetup: ['frontend/e2e/global-setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // two browsers, each with a local cloud of its own; one machine of two cores is busy with that
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
