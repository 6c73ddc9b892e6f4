import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshDatabase } from '@andon/tests/database'
import { startNats } from '@andon/tests/programs/nats-server'
import { expect, test } from 'vitest'
import { runRolling } from '../simulation/rolling/run-rolling.ts'

test('restarts of two servers in turn under load fail no request, and every acknowledged deposit is in its balance', async () => {
  const database = await freshDatabase()
  const nats = await startNats()
  const dataDir = await mkdtemp(join(tmpdir(), 'andon-rolling-'))
  const report = await runRolling({
    databaseUrl: database.url,
    natsUrl: nats.url,
    dataDir,
    rounds: 1,
    clients: 3,
    pauseMs: 100,
    drainMs: 12_000, // a busy machine is late with its questions to `/readyz`
  })
  await nats.stop()
  await database.close()
  expect(report.failures).toEqual([])
  expect(report).toMatchObject({ restarts: 2, wrongBalances: [] })
  expect(report.acknowledgedDeposits).toBeGreaterThan(10)
})
