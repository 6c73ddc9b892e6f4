import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '@andon/platform/log'
import { systemRandom as random } from '@andon/platform/random'
import type { Db } from '@andon/platform/sql'
import { openArcade } from '../arcade.fixture.ts'
import type { SecondSigner } from '../provably-fair/table-chance.ts'
import { createSeedChains } from './chains/seed-chains.ts'
import { type Beacon, beaconSigner } from './second-share/beacon-signer.ts'
import { bindSigner } from './second-share/bound-signer.ts'
import type { NamedSigner } from './second-share/named-signer.ts'
import { startOwnSigner } from './second-share/own-signer.ts'
import { coinTitle, pass, type TestTable, takeTurns } from './tables.fixture.ts'

/** How long the round of a beacon may be away from the lock. */
const beaconMs = 5_000

/** A table with a chain of its own in the database and, as a server has them, a signer in a process of its own or a beacon. */
export async function openProvedTable({ db, beacon }: { db: Db; beacon?: Beacon }) {
  const folder = await mkdtemp(join(tmpdir(), 'proved-table-'))
  const log = createLog({ level: 'silent' })
  let process = startOwnSigner({ folder, log })
  const ofProcess: NamedSigner = {
    at: null,
    identity: () => process.identity(),
    key: () => process.key(),
    shareOf: (round) => process.shareOf(round),
    stop: () => process.stop(),
  }
  let now = () => 0
  const named = beacon ? beaconSigner(beacon, { now: () => now() }) : ofProcess
  const arcade = await openArcade({ db, titles: [coinTitle], tables: { chains: chainsLater(), signer: signerLater() } })
  now = () => arcade.clock.now().epochMilliseconds
  const chains = createSeedChains({ db, random, clock: arcade.clock, log, signer: named, firstLinks: 40, links: 40 })
  const bound = bindSigner({ db, signer: named })
  const state = { isAway: false, asked: 0, answer: Promise.resolve() as Promise<unknown> }
  const tableId = 'coin'

  function chainsLater() {
    return {
      next: (...of: Parameters<typeof chains.next>) => chains.next(...of),
      seedOf: (...of: Parameters<typeof chains.seedOf>) => chains.seedOf(...of),
      chainsOf: (of: string) => chains.chainsOf(of),
    }
  }
  function signerLater(): SecondSigner {
    return {
      ...(named.beacon && { beacon: named.beacon }),
      shareOf: (round) => {
        state.asked += 1
        const answer = state.isAway ? Promise.reject(new Error('the signer is away')) : bound.shareOf(round)
        state.answer = answer.catch(() => undefined)
        return answer
      },
    }
  }

  const signer = Object.assign(signerLater(), state)
  Object.defineProperty(signer, 'isAway', {
    get: () => state.isAway,
    set: (isAway: boolean) => (state.isAway = isAway),
  })
  const table: TestTable = { arcade, chains: chainsLater(), signer, tableId, title: coinTitle, server: arcade.server }
  await takeTurns(table, table.server)
  await chains.settled()
  await takeTurns(table, table.server)
  return {
    ...table,
    /** Closes bets, waits for the share and goes on until the next round is open. */
    playOn: async () => {
      await pass(table, 15_600 + (beacon ? beaconMs : 0))
      await state.answer
      await pass(table, 14_400)
      await table.server.tables.pay()
    },
    /** Waits for the signer and for chains that are being made. */
    answered: () => Promise.all([state.answer, chains.settled()]),
    /** The key of the signer is gone, and it makes another one. */
    loseKey: async () => {
      await process.stop()
      await rm(folder, { recursive: true })
      process = startOwnSigner({ folder, log })
      await process.identity()
    },
    close: async () => {
      await arcade.close()
      await chains.stop()
      await Promise.all([named.stop(), process.stop()])
      await rm(folder, { recursive: true })
    },
  }
}
