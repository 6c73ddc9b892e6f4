import {
  createWallet,
  house,
  type PostOutcome,
  pocket,
  refusalOf,
  shardOf,
  type TransferDraft,
  type Wallet,
} from '@andon/operator/wallet'
import { createLocalBus } from '@andon/platform/bus'
import { systemClock as clock } from '@andon/platform/clock'
import { createFacts } from '@andon/platform/facts'
import { createGroupCommit, type GroupCommit } from '@andon/platform/group-commit'
import { createIds } from '@andon/platform/ids'
import { createLog } from '@andon/platform/log'
import { systemRandom as random } from '@andon/platform/random'
import type { Runtime } from '@andon/platform/runtime'
import { createDb, findMigrations, migrate } from '@andon/platform/sql'

const currency = 'JPY'
const chunk = 1000

interface WalletOptions {
  readonly url: string
  readonly root: string
  readonly players: number
  /** False: facts are not even written. */
  readonly withFacts?: boolean
}

/** Opens the wallet as the server does: with the application's role, and facts sequenced. */
export async function openWallet({ url, root, players, withFacts = true }: WalletOptions) {
  const sets = (await findMigrations(root)).filter(({ module }) => ['platform', 'wallet'].includes(module))
  await migrate(url, sets)
  const db = createDb({ connectionString: url, role: 'andon_app' })
  const ownerDb = createDb({ connectionString: url, maxConnections: 1 })
  const log = createLog({ level: 'warn' })
  const newId = createIds({ clock, random })
  const facts = createFacts({ db, bus: createLocalBus({ log }), log })
  const runtime = {
    db,
    clock,
    random,
    newId,
    log,
    facts: withFacts ? facts : { ...facts, write: async () => undefined },
  }
  const wallet = createWallet(runtime)
  facts.start()
  const playerIds = Array.from({ length: players }, () => newId('ply'))
  let serial = 0

  function draft(kind: 'deposit' | 'stake', playerId: string, amount: number, other: string): TransferDraft {
    const legs = [
      { account: pocket(playerId, 'realCash'), amount },
      { account: other, amount: -amount },
    ]
    return { key: `${kind}-${serial++}`, kind, currency, playerId, reference: `round-${serial}`, legs }
  }

  const anyOf = (names: readonly string[]) => names[Math.floor(Math.random() * names.length)] ?? ''
  const stake = (accounts: readonly string[]) => draft('stake', anyOf(playerIds), -10, anyOf(accounts))

  for (let i = 0; i < players; i += chunk) {
    const some = playerIds.slice(i, i + chunk)
    await db.transaction(async (tx) => {
      for (const playerId of some) await wallet.openAccounts(tx, { playerId, currency })
      await wallet.postBatch(
        tx,
        some.map((playerId) => draft('deposit', playerId, 1_000_000, house('payments/sandbox'))),
      )
    })
  }

  /** Stores that many transfers, as history to search in. */
  async function fillTo(transfers: number): Promise<void> {
    while (serial < transfers) {
      await db.transaction((tx) =>
        wallet.postBatch(
          tx,
          Array.from({ length: chunk }, () => stake([house('games/arcade')])),
        ),
      )
    }
    await ownerDb.query('vacuum analyze')
  }

  /** Posts a first transfer to each account, which opens it. */
  async function touch(accounts: readonly string[]): Promise<void> {
    await db.transaction((tx) =>
      wallet.postBatch(
        tx,
        accounts.map((account) => stake([account])),
      ),
    )
  }

  async function close(): Promise<void> {
    await facts.stop()
    await db.close()
    await ownerDb.close()
  }

  return { wallet, db, stake, touch, fillTo, openGroupCommit: () => groupCommitOf(runtime, wallet), close }
}

/** Posts the transfers of concurrent callers in batches. */
function groupCommitOf(runtime: Runtime, wallet: Wallet): GroupCommit<TransferDraft, PostOutcome> {
  return createGroupCommit<TransferDraft, PostOutcome>(runtime, {
    shardOf: (item) => shardOf(item.playerId ?? ''),
    run: async (tx, items) =>
      (await wallet.postBatch(tx, items)).map((outcome) =>
        outcome.status === 'refused' ? refusalOf(outcome) : outcome,
      ),
  })
}
