import { join } from 'node:path'
import type { NewFact } from '@andon/contract/fact'
import { minimumCycleMsOf } from '@andon/contract/games/rules'
import type { Bus } from '@andon/platform/bus'
import type { Config, Role } from '@andon/platform/config'
import type { postOutward } from '@andon/platform/outward'
import { assert } from '@andon/platform/sql'
import { createOperator } from './compose/create-operator.ts'
import { offeredMatches } from './compose/offered-matches.ts'
import { arcadeSupplier, bookmakerSupplier } from './compose/own-suppliers.ts'
import { signingKey } from './compose/signing-key.ts'
import { staffAccountsOf } from './compose/staff-accounts.ts'
import type { OpenRuntime } from './open-runtime.ts'
import { openArcade } from './roles/arcade.ts'
import { type OpenBook, openBook } from './roles/bookmaker.ts'
import { openSportsBook, type SportsBook } from './roles/sports-book.ts'

interface Options {
  readonly config: Config
  /** The database belongs to this process, so there are no other nodes. */
  readonly alone: boolean
  /** Calls push services. In place of the internet, in tests. */
  readonly postPush?: typeof postOutward
}

/** Rounds of a table before its chain of seeds is used up, in tests. */
const shortChain = 2_000

/** Opens the parties that run in this process by its roles: the operator, the arcade, the book and the sportsbook. */
export async function openParties(
  { runtime, secrets, metrics, id, bus }: OpenRuntime,
  { config, alone, ...tests }: Options,
) {
  const { gamesOrigin } = config
  const { random } = runtime
  const runs = (role: Role) => config.roles.includes(role)
  const sportsOrigin = config.bookmakerFeed === 'off' ? undefined : config.sportsOrigin
  const key = await signingKey(secrets, 'arcade')
  const bookKey = sportsOrigin === undefined ? undefined : await signingKey(secrets, 'bookmaker')
  const ownSecret = random.bytes(32)
  const bookmakers = sportsOrigin && bookKey ? [bookmakerSupplier({ sportsOrigin, ...bookKey, ownSecret })] : []
  const operator =
    runs('web') || runs('worker')
      ? await createOperator(runtime, {
          config,
          secrets,
          suppliers: [arcadeSupplier({ gamesOrigin, publicKeyPem: key.publicKeyPem }), ...bookmakers],
          matchesOf: (supplier) => (supplier === 'bookmaker' ? offeredMatches(book) : null),
          cycleFloor: minimumCycleMsOf,
          metrics,
          announce: announceBy(bus),
          ...tests,
        })
      : undefined
  await operator?.catalogue.attached?.attach()
  const arcade =
    runs('arcade') || runs('worker')
      ? openArcade(runtime, {
          signingKey: key.privateKey,
          walletApiUrl: config.walletApiUrl,
          ownWallet: operator?.gameWallet.handle,
          mostRoundWin: config.mostRoundWin,
          bus,
          tables: runs('arcade') ? tablesOf(config, { node: id, alone }) : null,
        })
      : undefined
  let sportsBook: SportsBook | null = null
  const book: OpenBook | null =
    runs('web') || runs('bookmaker')
      ? await openBook(runtime, {
          config,
          secrets,
          bus,
          node: id,
          alone,
          settle: bookKey ? storeResultsBy(() => sportsBook) : null,
        })
      : null
  const accounts = staffAccountsOf(runtime, operator)
  if (book && bookKey && sportsOrigin !== undefined && runs('bookmaker'))
    sportsBook = await openSportsBook(runtime, {
      book,
      signingKey: bookKey,
      sportsOrigin,
      record: accounts.record,
      walletApiUrl: config.walletApiUrl,
      ownWallet: operator && { handle: operator.gameWallet.handle, secret: ownSecret },
    })
  return { operator, arcade, book, sportsBook, sportsOrigin, accounts }
}

/** Bets are opened before the book starts. If not, the call fails: results are kept, and handed over again. */
function storeResultsBy(sportsBook: () => SportsBook | null): SportsBook['storeResults'] {
  return async (results) => {
    const opened = sportsBook()
    assert(opened, 'bets are open before there are results')
    await opened.storeResults(results)
  }
}

/** Tells every node of what is not stored. What a node misses, it is told again. */
const announceBy = (bus: Bus) => (fact: NewFact) => {
  bus.publish([fact]).catch(() => undefined)
}

/** Null where tables are off. Their second shares are made by a process of this server's own, unless the configuration names another. */
function tablesOf({ tables, tableSigner, dataDir }: Config, { node, alone }: { node: string; alone: boolean }) {
  if (tables === 'off') return null
  const signerAt = tableSigner ?? { folder: join(dataDir, 'second-signer') }
  return { signerAt, node, alone, links: tables === 'short' ? shortChain : undefined }
}
