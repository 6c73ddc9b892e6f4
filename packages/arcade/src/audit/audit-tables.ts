import { createHash } from 'node:crypto'
import type { Db } from '@andon/platform/sql'
import { readChains } from '../tables/chains/store.ts'
import type { Title } from '../titles/title.ts'
import { createChainCheck } from './check-chain.ts'
import { checkTableRound } from './check-table-round.ts'
import { type Compared, createComparison } from './compare-return.ts'
import type { Findings } from './findings.ts'
import { pagedTableRounds, readTableBets, readTables, type StoredTableRound } from './stored-tables.ts'

export interface TableAudit {
  readonly tableId: string
  readonly gameCode: string
  readonly rounds: number
  /** Rounds without a bet whose rows were removed; only their numbers and links are left. */
  readonly quiet: number
  /** Rounds with a result that were played again, with all their bets. */
  readonly audited: number
  readonly wrong: number
  /** Rounds that became void once bets were closed; and those of them whose result cannot be known, because the second signer never signed. */
  readonly voids: number
  readonly voidsWithoutShare: number
  /** The comparison of the bets of all audited rounds; those of one round count as one, because one result decides them. */
  readonly wins: Compared | null
  /** The same of rounds that became void once bets were closed: what they would have paid. */
  readonly voidWins: Compared | null
}

interface Options {
  readonly titles: readonly Title[]
  readonly findings: Findings
  /** About so many rounds of each table are played again; voids always. */
  readonly rounds: number
  readonly salt: string
  readonly only: string | null
}

/** Audits all tables: numbers, chains and seeds of every round, and second share, bets and wins of about `rounds` rounds each. */
export async function auditTables(db: Db, { titles, only, ...options }: Options): Promise<TableAudit[]> {
  const audits: TableAudit[] = []
  for (const table of await readTables(db)) {
    const title = titles.find(({ gameCode }) => gameCode === table.gameCode)
    if (title && (only === null || only === table.gameCode))
      audits.push(await auditTable(db, { ...options, table, title }))
  }
  return audits
}

async function auditTable(
  db: Db,
  {
    table: { tableId, gameCode, rounds: stored },
    title,
    findings,
    rounds,
    salt,
  }: Omit<Options, 'titles' | 'only'> & { table: { tableId: string; gameCode: string; rounds: number }; title: Title },
): Promise<TableAudit> {
  const chains = await readChains(db, tableId)
  const order = createChainCheck(tableId, { chains, findings })
  const [paid, voided] = [createComparison(title), createComparison(title)]
  const counts = { rounds: 0, quiet: 0, audited: 0, wrong: 0, voids: 0, voidsWithoutShare: 0 }
  const isChosen = ({ number }: StoredTableRound) =>
    createHash('sha256').update(`${salt}:${tableId}:${number}`).digest().readUInt32BE() <
    (rounds / Math.max(1, stored)) * 2 ** 32

  for await (const round of pagedTableRounds(db, tableId)) {
    if ('firstNumber' in round) {
      order.pass(round)
      counts.quiet += round.lastNumber - round.firstNumber + 1
      continue
    }
    order.see(round)
    counts.rounds += 1
    const isVoid = round.state === 'void' && round.betsRoot !== null
    if (isVoid) counts.voids += 1
    if (isVoid && round.secondShare === null) counts.voidsWithoutShare += 1
    const isShown = round.state === 'shown' || round.state === 'over'
    if (!isVoid && !(isShown && isChosen(round))) continue
    const signer = chains.find(({ chain }) => chain === round.chain)?.signer ?? ''
    const { game, decided, faults } = await checkTableRound(title, {
      round,
      bets: await readTableBets(db, round),
      signer,
    })
    if (game && decided.length > 0) (isVoid ? voided : paid).add(game, ...decided)
    if (isShown) counts.audited += 1
    if (faults.length === 0) continue
    counts.wrong += 1
    findings.add(
      'rounds of tables follow from their seeds, shares, bets and rules',
      `round ${round.number} of table ${tableId} (${gameCode}): ${faults.join(', ')}`,
    )
  }
  const result = { tableId, gameCode, ...counts, wins: paid.wins(), voidWins: voided.wins() }
  compareWithTheory(result, findings)
  return result
}

function compareWithTheory({ tableId, wins, voidWins }: TableAudit, findings: Findings): void {
  if (wins && !wins.within)
    findings.add(
      'figures lie in the band of theory',
      `table ${tableId}: its return is ${wins.errors.toFixed(1)} standard errors from theory in ${wins.rounds} rounds`,
    )
  if (voidWins && !voidWins.within)
    findings.add(
      'rounds do not become void by their results',
      `table ${tableId}: what its ${voidWins.rounds} void rounds would have paid is ${voidWins.errors.toFixed(1)} standard errors from theory`,
    )
}
