import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that wait more than they compute, for processes, installations and time limits: begun first, they wait beside the others. */
const waiting =
  /(production-tree|conformance\/product|simulation\/crash|simulation\/money|simulation\/season|nodes|rolling|frozen-node|bought-feeds|facts-with-kills|leaders-with-kills|owed-calls-with-kills|roles|postgres-15|start-embedded-postgres|never-passed|sportsbook|sportsbook-staff|specials)\.test\.ts$/

class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isWaiting = ({ moduleId }: TestSpecification) => waiting.test(moduleId)
    return [...sorted.filter(isWaiting), ...sorted.filter((file) => !isWaiting(file))]
  }
}

/** What measures how long something keeps the event loop: with nothing beside it, in a process that holds nothing of other tests. */
const measuring = ['tests/requests/stall.test.ts']

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'tests',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...measuring],
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: measuring, isolate: true, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
    setupFiles: ['tests/support/moved-clock.ts', 'tests/support/patience.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    sequence: { sequencer: WaitingFirst },
    retry: 0, // what passes at a second try has failed
    testTimeout: 600_000, // reached only by a test that fails: a machine may be many times slower, or busy with other things
    hookTimeout: 600_000,
    expect: { poll: { timeout: 180_000 } },
    maxWorkers: Number(process.env.TEST_WORKERS ?? 4), // of two cores: many tests wait for processes and clocks, with three a third of both cores was idle
    execArgv: ['--max-semi-space-size=64'], // a run makes much that soon is garbage: collecting it took a sixth of its processor time
    isolate: false, // test files of one worker share loaded modules: importing them again for each file took half of the run
    restoreMocks: true,
    unstubGlobals: true,
  },
})
