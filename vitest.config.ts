import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

/** Our own packages are tested as they are written, not as they were last built. */
const fromSource = {
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  // Where vitest runs a globalSetup.
  environments: { __vitest__: { resolve: { conditions: ['source', ...defaultServerConditions] } } },
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        ...fromSource,
        test: { name: 'house', include: ['*.test.ts', 'scripts/*.test.mjs'], testTimeout: 30_000 },
      },
      {
        ...fromSource,
        root: './contract',
        test: { name: 'contract', include: ['src/**/*.test.ts'] },
      },
      {
        ...fromSource,
        root: './server',
        test: {
          name: 'server',
          include: ['src/**/*.test.ts'],
          globalSetup: 'test/globalSetup.ts',
          setupFiles: 'test/workerSetup.ts',
          pool: 'forks',
          isolate: false,
          testTimeout: 15_000,
          hookTimeout: 30_000,
        },
      },
      {
        ...fromSource,
        root: './web',
        // What shows nothing shares one document: to make one takes longer than to test in it.
        test: {
          name: 'web',
          include: ['src/**/*.test.ts'],
          environment: 'happy-dom',
          isolate: false,
        },
      },
      {
        ...fromSource,
        root: './web',
        test: { name: 'screens', include: ['src/**/*.test.tsx'], environment: 'happy-dom' },
      },
      {
        ...fromSource,
        root: './server',
        test: {
          name: 'system',
          include: ['test/*.test.ts'],
          pool: 'forks',
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
