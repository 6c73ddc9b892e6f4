import { resolve } from 'node:path'
import { minimumCycleMsOf } from '@andon/contract/game-rules'
import { createLocalBus } from '@andon/platform/bus'
import { systemClock as clock } from '@andon/platform/clock'
import { readConfig } from '@andon/platform/config'
import { createIds } from '@andon/platform/ids'
import { createLog } from '@andon/platform/log'
import { createOutbox } from '@andon/platform/outbox'
import { systemRandom as random } from '@andon/platform/random'
import { createSecrets, readKeyring } from '@andon/platform/secrets'
import type { Db } from '@andon/platform/sql'
import type { House } from '@andon/server/house/create-house'

/** The house without its server: what is done here takes the same way as it would there, and what follows from it the server hears of. */
export async function openHouse(db: Db): Promise<House> {
  const log = createLog({ level: 'warn' })
  const outbox = createOutbox({ db, bus: createLocalBus({ log }), log })
  const runtime = { db, clock, random, newId: createIds({ clock, random }), outbox, log }
  const config = readConfig({ SANDBOX: 'on', ...process.env }, { root: resolve(import.meta.dirname, '..') })
  const { createHouse } = await import('@andon/server/house/create-house') // large, and not every command needs it
  const secrets = createSecrets({ db, random, keyring: await readKeyring({ db, config }) })
  return createHouse(runtime, { config, secrets, suppliers: [], cycleFloor: minimumCycleMsOf })
}
