import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { keepTemporaryInMemory } from './scripts/memory.mjs'

keepTemporaryInMemory()

/** Node knows no condition "module": what libraries offer under it is for bundlers. */
const serverConditions = defaultServerConditions.filter((name) => name !== 'module')

/** Our own packages are tested from source, not as last built. */
const fromSource = {
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...serverConditions] } },
  // Where vitest runs a globalSetup.
  environments: { __vitest__: { resolve: { conditions: ['source', ...serverConditions] } } },
}

/** A slow machine makes a wait longer: only what is stuck meets these limits. */
const PATIENCE = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
}

/** A followed link leaves a test only as far as our own router. */
const NOWHERE = { disableMainFrameNavigation: true, disableFallbackToSetURL: true }

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        ...fromSource,
        test: { ...PATIENCE, name: 'house', include: ['*.test.ts', 'scripts/*.test.mjs'] },
      },
      {
        ...fromSource,
        root: './contract',
        test: { ...PATIENCE, name: 'contract', include: ['src/**/*.test.ts'] },
      },
      {
        ...fromSource,
        root: './server',
        test: {
          ...PATIENCE,
          name: 'server',
          include: ['src/**/*.test.ts'],
          globalSetup: 'test/globalSetup.ts',
          setupFiles: 'test/workerSetup.ts',
          pool: 'forks',
          isolate: false,
        },
      },
      {
        ...fromSource,
        root: './web',
        // Tests without a screen share one document: making one takes longer than testing in it.
        test: {
          ...PATIENCE,
          name: 'web',
          include: ['src/**/*.test.ts'],
          environment: 'happy-dom',
          isolate: false,
        },
      },
      {
        ...fromSource,
        root: './web',
        // The screens share one document too; `test/screens.ts` resets everything after each file.
        resolve: {
          ...fromSource.resolve,
          alias: [{ find: /^zustand$/, replacement: `${import.meta.dirname}/web/test/zustand.ts` }],
        },
        test: {
          ...PATIENCE,
          name: 'screens',
          include: ['src/**/*.test.tsx'],
          setupFiles: 'test/screens.ts',
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { settings: { navigation: NOWHERE } } },
          isolate: false,
        },
      },
      {
        ...fromSource,
        root: './server',
        test: {
          ...PATIENCE,
          name: 'system',
          include: ['test/*.test.ts'],
          globalSetup: 'test/systemSetup.ts',
          pool: 'forks',
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        ...fromSource,
        root: './server',
        // `npm run test:cluster`: with Debian's servers, which `npm test` does without.
        test: {
          ...PATIENCE,
          name: 'cluster',
          include: ['cluster/*.test.ts'],
          globalSetup: 'test/systemSetup.ts',
          pool: 'forks',
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
})
