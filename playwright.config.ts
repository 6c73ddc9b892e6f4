import { createServer } from 'node:net'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumFlags, chromiumPath } from './tools/launch-chromium.ts'
import { memoryFolder } from './tools/memory-folder.mjs'

// Set once: the workers inherit both.
process.env.ANDON_PORT ??= String(await freePort())
process.env.ANDON_E2E_DATA ??= join(memoryFolder(), `andon-e2e-${process.env.ANDON_PORT}`)
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache', 'node')
const port = process.env.ANDON_PORT

/** With the fixture `sports`, a server with a sportsbook whose time runs fast. */
const withSportsServer = ['**/sports/sportsbook*.spec.ts']
/** With the fixture `liveServer`, a server that leads shared tables. */
const withLiveServer = ['**/games/live-rooms.spec.ts']
/** With the fixture `ownServer`. */
const withOwnServer = [
  '**/shell/changes-for-all.spec.ts',
  '**/games/example-supplier.spec.ts',
  '**/sports/other-sportsbook.spec.ts',
]

/** An action that hangs says at what, instead of a journey that takes all of its time. */
const longestWaits = { actionTimeout: 90_000, navigationTimeout: 90_000 }

/** Journeys in a browser against a server as `npm start` runs it, on its own data folder. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: Number(process.env.JOURNEY_WORKERS ?? 3), // of two cores: journeys wait for suppliers and jobs
  // What starts a server of its own runs one after the other in one worker, so that the server is started once and not beside two others.
  projects: [
    { name: 'sports', testMatch: withSportsServer, workers: 1 },
    { name: 'live rooms', testMatch: withLiveServer, workers: 1 },
    { name: 'own server', testMatch: withOwnServer, workers: 1 },
    { name: 'one server', testIgnore: [...withSportsServer, ...withLiveServer, ...withOwnServer] },
  ],
  retries: 0, // `npm test` looks again at each that fails, alone and openly
  timeout: 240_000,
  expect: { timeout: 45_000 }, // only a failing journey takes that long, or a machine that is slow and busy
  reporter: [['list'], ['json']],
  use: {
    ...longestWaits,
    serviceWorkers: 'block', // journeys replace replies, which a worker's own requests would pass by; offline.spec.ts allows it
    trace: 'off', // it makes a journey half as long again; the second look has it
    launchOptions: {
      ...(chromiumPath ? { executablePath: chromiumPath } : {}),
      // Pages get the context's preference instead, which allows motion. Pictures do not: a brand's animated SVG takes a whole core to paint without a graphics card.
      args: [...chromiumFlags, '--force-prefers-reduced-motion'],
    },
  },
  webServer: {
    command: 'node apps/server/src/main.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: port,
      DATA_DIR: process.env.ANDON_E2E_DATA,
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      MAX_TURN_MS: '60000', // the browsers run on the same machine: requests may be late, but are not refused
      DATABASE_WAIT_MS: '60000',
    },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})

function freePort(): Promise<number> {
  return new Promise((done, refuse) => {
    const server = createServer()
    server.once('error', refuse)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address !== null ? done(address.port) : refuse(new Error('no port')),
      )
    })
  })
}
