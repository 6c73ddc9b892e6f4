import { assert } from '@andon/platform/assert'
import type { Deps } from '../deps.ts'
import type { GameReply, Round, RoundStatus } from '../game-api.ts'
import { gameOf } from '../rounds/replay-round.ts'
import { type BetProofRow, findBetProof, type ProvedState, readLeaves } from '../store/table-proofs.ts'
import { betsTree } from './bets-tree.ts'
import { sharedRoundVersion } from './shared-round.ts'
import { tableClientSeed, tableDraws } from './table-chance.ts'

const statusOf: Readonly<Record<ProvedState, RoundStatus>> = {
  settling: 'settling',
  settled: 'settled',
  disputed: 'settling',
  refused: 'refused',
  returning: 'cancelling',
  returned: 'cancelled',
}

/** The proof of a bet at a table. Null while its round has no result, and for a void one without a second share. */
export async function proveBet(
  { db, titles }: Pick<Deps, 'db' | 'titles'>,
  name: { owner: string; id: string },
): Promise<GameReply<'proof'> | null> {
  const row = await findBetProof(db, name)
  if (!row) return null
  const { tableId, number, betsRoot, serverSeed, secondShare } = row
  const game = gameOf(titles.of(row.gameCode), row)
  const locked = { tableId, number, betsRoot, share: secondShare.share }
  const tree = betsTree(await readLeaves(db, row))
  const { chain, links, publishedEnd, signer, signerAt, committedAt } = row
  const decided = row.win !== null
  const replayed = decided ? game.replay({ ...row, draws: tableDraws({ ...locked, serverSeed }) }) : null
  assert(!decided || replayed?.win === row.win, 'a bet is paid what its round gives')
  return {
    success: true,
    round: { ...summary(row), events: [...(replayed?.events ?? [])] },
    tableHash: row.tableHash,
    rules: { ...game.rules },
    commitment: row.commitment,
    committedAt: committedAt.toString(),
    clientSeed: tableClientSeed(locked),
    serverSeed,
    shared: {
      version: sharedRoundVersion,
      tableId,
      number,
      chain: { chain, links, publishedEnd, committedAt: committedAt.toString(), signer, signerAt },
      link: row.link,
      betsRoot,
      secondShare,
      forFun: row.mode === 'demo',
      // the bets of a void round are told from later ones by the root alone
      bet: tree.root === betsRoot ? tree.pathOf(row.id) : null,
    },
  }
}

function summary(row: BetProofRow): Omit<Round, 'events'> {
  return {
    id: row.id,
    gameCode: row.gameCode,
    startedAt: row.receivedAt.toString(),
    stake: row.stake,
    furtherStaked: 0,
    free: false,
    win: row.win ?? 0,
    currency: row.currency,
    nonce: row.number,
    commitment: row.commitment,
    choice: row.choice,
    actions: [...row.actions],
    status: statusOf[row.state],
    refusal: row.refusal,
  }
}
