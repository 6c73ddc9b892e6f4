import { verify } from '@andon/operator/wallet'
import { createDb, type Db } from '@andon/platform/sql'
import { type Bettor, deposited } from './bettor.ts'

export interface SeasonBooks {
  readonly bets: number
  /** Bets that players were told of and that are not in the book, once and with their stake. */
  readonly lost: readonly string[]
  /** Players whose balance is not what they deposited, less their stakes, and what their bets have paid. */
  readonly wrongBalances: readonly string[]
  /** What the book has kept, by its bets, and by the operator's ledger: the same to the yen. */
  readonly keptByBook: number
  readonly keptByLedger: number
  /** What players owe, because a corrected result took back what they had spent. */
  readonly owed: number
  /** Of the verification of the ledger. */
  readonly findings: readonly object[]
}

/** Bets that wait for something: a decision, their results, or their money. */
export const countUnfinished = async (db: Db): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    `select (select count(*) from bookmaker.bets where status in ('PENDING_ACCEPTANCE', 'ACCEPTED'))
       + (select count(*) from bookmaker.payments where state = 'due') as count`,
  )
  return Number(row?.count)
}

/** Compares what players were told, what the book says, and what the ledger says. */
export async function checkSeason(databaseUrl: string, bettors: readonly Bettor[]): Promise<SeasonBooks> {
  const db = createDb({ connectionString: databaseUrl, maxConnections: 2 })
  try {
    const bets = await db.query<{ playerId: string; id: string; stake: number; status: string; net: number }>(
      `select player_id "playerId", id, stake, status, case when status in ('NOT_ACCEPTED', 'REPLACED') then 0 else paid - stake end net from bookmaker.bets`,
    )
    const debts = await db.query<{ playerId: string; owed: number }>(
      `select player_id "playerId", sum(owed)::bigint owed from bookmaker.payments group by player_id`,
    )
    const owedBy = new Map(debts.map(({ playerId, owed }) => [playerId, owed]))
    const known = new Map(bets.map((bet) => [bet.id, bet]))
    const byPlayer = Map.groupBy(bets, ({ playerId }) => playerId)
    const lost: string[] = []
    const wrongBalances: string[] = []
    for (const { playerId, told } of bettors) {
      const seen = new Set<string>()
      for (const { bet, stake } of told) {
        if (seen.has(bet) || known.get(bet)?.stake !== stake) lost.push(bet)
        seen.add(bet)
      }
      const net = (byPlayer.get(playerId) ?? []).reduce((sum, bet) => sum + bet.net, owedBy.get(playerId) ?? 0)
      const [account] = await db.query<{ cash: number }>(
        'select real_cash as cash from wallet.accounts where holder = $1',
        [playerId],
      )
      if (account?.cash !== deposited + net) wrongBalances.push(`${playerId}: ${account?.cash}, not ${deposited + net}`)
    }
    const owed = debts.reduce((sum, one) => sum + one.owed, 0)
    const [house] = await db.query<{ kept: number }>(
      `select coalesce(sum(real_cash), 0)::bigint kept from wallet.accounts where holder = 'house/games/bookmaker'`,
    )
    return {
      bets: bets.length,
      lost,
      wrongBalances,
      owed,
      keptByBook: -bets.reduce((sum, { net }) => sum + net, 0) - owed,
      keptByLedger: house?.kept ?? 0,
      findings: (await verify(db)).findings,
    }
  } finally {
    await db.close()
    if (!db.pool.ended) await db.pool.end()
  }
}
