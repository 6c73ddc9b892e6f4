import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'packages/**/*.test.ts',
      'apps/**/*.test.ts',
      'tests/*.test.ts',
      'tests/support/*.test.ts',
      'tests/conformance/**/*.test.ts',
      'tests/simulation/**/*.test.ts',
    ],
    globalSetup: ['tests/support/global-setup.ts'],
    testTimeout: 60_000, // only what fails takes that long, or a machine with other things to do
    hookTimeout: 120_000,
    maxWorkers: 3, // of two cores: many tests wait for processes and clocks
    isolate: false, // test files of one worker share loaded modules: importing them again for each file took half of the run
    restoreMocks: true,
    unstubGlobals: true,
  },
})
