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
    testTimeout: 20_000,
    hookTimeout: 60_000,
    retry: 1, // a shared machine stalls now and then
  },
})
