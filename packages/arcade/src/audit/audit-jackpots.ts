import type { Db, Tx } from '@andon/platform/sql'
import { drawLevels, type Meter, openingMeter } from '../jackpots/draw-levels.ts'
import { readMeters, type StoredMeter } from '../jackpots/store.ts'
import { readRetirements } from '../jackpots/store-moves.ts'
import { type JackpotDrawn, type JackpotTerms, type LevelDraw, meterName, million } from '../jackpots/terms.ts'
import { jackpotNumber } from '../rng/seed-stream.ts'
import { compareBooks, type OperatorBooks } from './compare-jackpot-books.ts'
import { createFindings, type Finding, type Findings } from './findings.ts'
import { replayRetirement } from './replay-retirement.ts'

export interface LevelAudit {
  readonly name: string
  readonly hits: number
  /** Millionths of a minor unit, `paid` minor units. */
  readonly meter: number
  readonly seeded: number
  readonly contributed: number
  readonly paid: number
  readonly movedIn: number
  readonly movedOut: number
  readonly returned: number
  /** True if the accounts of the operator were in the same database, and compared. */
  readonly compared: boolean
}

export interface JackpotAudit {
  readonly rounds: number
  readonly levels: readonly LevelAudit[]
  readonly findings: readonly Finding[]
}

/**
 * Audits all jackpots in one snapshot: plays every round of each pool again, in the order of their commits, from the opening of its levels on; so each meter is what its rounds made it,
 * each hit and each miss follows from the seeds of its round, and the meter is seed + contributions − payouts. `books`: the accounts of the operator, where they are in this database;
 * they hold, to the millionth, what accepted stakes have contributed less what was paid.
 */
export async function auditJackpots(db: Db, books: OperatorBooks | null): Promise<JackpotAudit> {
  return db.transaction(async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only')
    return auditIn(tx, books)
  })
}

/** The same, of what this transaction sees. */
export async function auditIn(tx: Tx, books: OperatorBooks | null): Promise<JackpotAudit> {
  const findings = createFindings()
  const stored = await readMeters(tx)
  const levels = new Map<string, Meter>()
  const retirements = await readRetirements(tx)
  let rounds = 0
  for (const pool of new Set(stored.map((one) => one.pool)))
    rounds += await replayPool(tx, {
      pool,
      stored: stored.filter((one) => one.pool === pool),
      levels,
      findings,
      retirements: retirements.filter((one) => one.pool === pool || one.into === pool),
    })
  for (const one of stored) compareMeter(one, levels.get(meterName(one.pool, one.level)), findings)
  await compareBooks(tx, { books, stored, findings })
  return {
    rounds,
    levels: stored.map((one) => ({ name: meterName(one.pool, one.level), ...one, compared: books !== null })),
    findings: findings.list(),
  }
}

interface StoredRound {
  readonly position: number
  readonly id: string
  readonly stake: number
  readonly nonce: number
  readonly state: string
  readonly jackpotTerms: JackpotTerms | null
  readonly jackpot: JackpotDrawn | null
  readonly serverSeed: string
  readonly clientSeed: string
}

const perPage = 2_000

type PoolRetirement = Awaited<ReturnType<typeof readRetirements>>[number]

/** After how many rounds of this pool. */
const placeOf = ({ into, position, intoPosition }: PoolRetirement, pool: string) =>
  into === pool ? intoPosition : position

/** Returns how many rounds the pool has. */
async function replayPool(
  tx: Tx,
  pool: {
    readonly pool: string
    readonly stored: readonly StoredMeter[]
    readonly levels: Map<string, Meter>
    readonly findings: Findings
    readonly retirements: readonly PoolRetirement[]
  },
): Promise<number> {
  let position = 0
  let retired = 0
  const retireBefore = (next: number) => {
    for (const one of pool.retirements.slice(retired)) {
      if (placeOf(one, pool.pool) >= next) break
      replayRetirement(one, pool)
      retired += 1
    }
  }
  for (;;) {
    const page = await tx.query<StoredRound>(
      `select place.position, round.id, round.stake, round.nonce, round.state, round.jackpot_terms "jackpotTerms", round.jackpot,
         seed.server_seed "serverSeed", coalesce(seed.client_seed, '') "clientSeed"
       from arcade.jackpot_rounds place
       join arcade.rounds round on round.owner = place.owner and round.id = place.round_id
       join arcade.seeds seed on seed.owner = round.owner and seed.id = round.seed_id
       where place.pool = $1 and place.position > $2 order by place.position limit $3`,
      [pool.pool, position, perPage],
    )
    for (const round of page) {
      position += 1
      retireBefore(round.position)
      if (round.position !== position)
        pool.findings.add('no round of a pool is missing', `${pool.pool}: position ${position} is not there`)
      position = round.position
      replayRound(round, pool)
    }
    if (page.length < perPage) break
  }
  retireBefore(Number.POSITIVE_INFINITY)
  if (pool.stored.some(({ rounds }) => rounds !== position))
    pool.findings.add('no round of a pool is missing', `${pool.pool}: ${position} rounds, the meters count others`)
  return position
}

function replayRound(
  round: StoredRound,
  { pool, levels, findings }: { pool: string; levels: Map<string, Meter>; findings: Findings },
): void {
  const { jackpotTerms: terms, jackpot } = round
  if (!terms || !jackpot || jackpot.position !== round.position) {
    findings.add('each place in a pool has its round', `${pool}: position ${round.position}`)
    return
  }
  const timeOf = new Map(jackpot.draws.map(({ level, times }) => [level, times]))
  const at = jackpot.draws.find(({ times }) => times)?.times?.at ?? 0
  const meterOf = (level: LevelDraw['level']): Meter => {
    const opening = terms.levels.find((one) => one.level === level)
    if (!opening) throw new Error(`round ${round.id} has no rules for ${level}`)
    const meter = levels.get(meterName(pool, level)) ?? { ...openingMeter(opening, 0), dueAt: null }
    const times = timeOf.get(level)
    // when the level was opened is known from its first qualifying round alone
    return times && meter.dueAt === null ? { ...meter, qualifiedAt: times.from, dueAt: times.until } : meter
  }
  const numberBelow = (level: LevelDraw['level'], of: number) => jackpotNumber(round, { pool, level, of })
  const again = drawLevels(terms, { stake: round.stake, at, numberBelow }, meterOf)
  for (const [place, draw] of again.draws.entries())
    if (!isSameDraw(draw, jackpot.draws[place]))
      findings.add(
        'each draw follows from the meter before it and the seeds of its round',
        `round ${round.id}: ${draw.level}`,
      )
  for (const meter of again.meters) levels.set(meterName(pool, meter.level), meter)
}

const drawFields = ['level', 'before', 'increment', 'reserve', 'under', 'of', 'drawn', 'prize', 'after'] as const

const isSameDraw = (one: LevelDraw, other: LevelDraw | undefined) =>
  drawFields.every((field) => one[field] === other?.[field])

const sums = [
  ...(['meter', 'reserve', 'overflow', 'contributed', 'reserved', 'seeded', 'advanced', 'paid', 'hits'] as const),
  ...(['movedIn', 'movedOut', 'reserveIn', 'reserveOut', 'returned'] as const),
]

/** A level without any round is compared with its opening only: nothing may have come or gone. */
function compareMeter(stored: StoredMeter, replayed: Meter | undefined, findings: Findings): void {
  const name = meterName(stored.pool, stored.level)
  const { meter, overflow, seeded, contributed, paid, movedIn, movedOut, returned } = stored
  if (meter + overflow !== seeded + contributed - paid * million + movedIn - movedOut - returned)
    findings.add('a meter is seed + contributions − payouts', name)
  const isOpening = stored.contributed === 0 && stored.paid === 0 && stored.hits === 0 && stored.reserve === 0
  if (replayed ? sums.some((sum) => stored[sum] !== replayed[sum]) : !isOpening)
    findings.add('a meter is what its rounds made it', `${name}: ${stored.meter}, by its rounds ${replayed?.meter}`)
}

/** The sums moved as pools retired; empty where none was. */
const movedText = (came: number, went: number) =>
  came + went === 0
    ? ''
    : ` + ${(came / million).toFixed(6)} of retired pools − ${(went / million).toFixed(6)} as it retired`

/** The report for a reader, and the exit code: 0 nothing found, 1 a finding, 2 there are no jackpots to audit. */
export function jackpotAuditText({ rounds, levels, findings }: JackpotAudit): { text: string; code: 0 | 1 | 2 } {
  const yen = (millionths: number) => (millionths / million).toFixed(6)
  const lines = [
    ...levels.map(
      ({ name, hits, meter, seeded, contributed, paid, movedIn, movedOut, returned }) =>
        `${name}: meter ${yen(meter)} = seeds ${yen(seeded)} + contributions ${yen(contributed)} − payouts ${paid}${movedText(movedIn, movedOut + returned)}; ${hits} hits`,
    ),
    ...findings.flatMap(({ rule, count, examples }) => [
      `${count} × not so: ${rule}`,
      ...examples.map((example) => `    ${example}`),
    ]),
    ...(levels.some(({ compared }) => !compared)
      ? ['not compared: the operator’s accounts are in another database']
      : []),
  ]
  const code = findings.length > 0 ? 1 : levels.length === 0 ? 2 : 0
  const verdict = {
    0: `nothing wrong was found. Each of ${rounds} rounds moved the meters as its seeds and rules say.`,
    1: 'something is wrong with the jackpots named above.',
    2: 'nothing could be audited: there are no jackpots.',
  }[code]
  return { text: [...lines, `Verdict: ${verdict}`].map((line) => `${line}\n`).join(''), code }
}
