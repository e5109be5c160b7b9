import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{functions,infra,frontend/src,frontend/build}/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
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
          // one local cloud and one browser at a time: the machine may have two cores
          fileParallelism: false,
        },
      },
    ],
  },
})
