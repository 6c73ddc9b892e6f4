import { createHash } from 'node:crypto'
import type { Db } from '@andon/platform/sql'
import { drawnByServer } from '../game-api/fields.ts'
import type { Title } from '../titles/title.ts'
import { auditTables, type TableAudit } from './audit-tables.ts'
import { createPairAudit, createTitleAudit, type TitleAudit } from './audit-title.ts'
import { checkSeed, createNonceCheck } from './check-seed.ts'
import { createFindings, type Finding, type Findings } from './findings.ts'
import {
  countRounds,
  pagedSeeds,
  pagesOfRounds,
  readEvents,
  readRaces,
  readRepeatedCommitments,
  type StoredRound,
  type StoredSeed,
} from './stored.ts'

export interface AuditReport {
  readonly titles: readonly TitleAudit[]
  readonly tables: readonly TableAudit[]
  readonly seeds: number
  readonly revealed: number
  /** The number of `seeds` of players in races with play chips; their rounds are among those of the titles. */
  readonly seedsOfRaces: number
  /** Pairs with rounds whose client seed is still the one that the server drew. */
  readonly clientSeedsOfServer: number
  /** Games with stored rounds that are no title of this program. */
  readonly unknownGames: readonly string[]
  readonly findings: readonly Finding[]
}

interface Audited {
  readonly audit: ReturnType<typeof createTitleAudit>
  /** The share of its rounds to be played again. */
  readonly share: number
}

/** The most repeated commitments that are named. */
const mostRepeated = 100

/**
 * Audits stored rounds of real play: seeds and nonces of all pairs, and about `rounds` rounds of each title (or of `only`), chosen by a hash with `salt`, which are played
 * again from their revealed seeds. Reads in pages and changes nothing; the server may go on.
 */
export async function auditRounds(
  db: Db,
  {
    titles,
    rounds,
    salt,
    only = null,
  }: {
    readonly titles: readonly Title[]
    readonly rounds: number
    readonly salt: string
    readonly only?: string | null
  },
): Promise<AuditReport> {
  const findings = createFindings()
  const counts = await countRounds(db)
  const audited = new Map<string, Audited>()
  for (const title of titles) {
    if (only !== null && title.gameCode !== only) continue
    const { rounds: stored, inUse } = counts.find((one) => one.gameCode === title.gameCode) ?? { rounds: 0, inUse: 0 }
    audited.set(title.gameCode, {
      audit: createTitleAudit(title, { stored, inUse }),
      share: rounds / Math.max(1, stored - inUse),
    })
  }
  for (const { commitment, ids } of await readRepeatedCommitments(db, { limit: mostRepeated }))
    findings.add('each server seed is of one pair', `seeds ${ids.join(', ')}: all committed to by ${commitment}`)
  const pairs = { seeds: 0, revealed: 0, seedsOfRaces: 0, clientSeedsOfServer: 0 }
  const races = await readRaces(db)
  let before: StoredSeed | null = null
  for await (const seed of pagedSeeds(db)) {
    await checkSeed({ db, findings }, seed, before?.owner === seed.owner ? before : null)
    await auditPair({ db, findings, salt, audited }, seed)
    pairs.seeds += 1
    if (races.has(seed.owner)) pairs.seedsOfRaces += 1
    if (seed.revealedAt) pairs.revealed += 1
    if (seed.nextNonce > 0 && seed.clientSeed?.startsWith(drawnByServer)) pairs.clientSeedsOfServer += 1
    before = seed
  }
  const tables = await auditTables(db, { titles, findings, rounds, salt, only })
  const results = [...audited.values()].map(({ audit }) => audit.result())
  for (const result of results) compareWithTheory(result, findings)
  const known = new Set(titles.map(({ gameCode }) => gameCode))
  return {
    titles: results,
    tables,
    ...pairs,
    unknownGames: counts.map(({ gameCode }) => gameCode).filter((gameCode) => !known.has(gameCode)),
    findings: findings.list(),
  }
}

interface PairAudit {
  readonly db: Db
  readonly findings: Findings
  readonly salt: string
  readonly audited: ReadonlyMap<string, Audited>
}

/** A pair in use must have its rounds up to the next nonce that was read with it; later ones are left out. */
async function auditPair({ db, findings, salt, audited }: PairAudit, seed: StoredSeed): Promise<void> {
  const nonces = createNonceCheck(seed, findings)
  const pair = createPairAudit(seed, findings)
  for await (const page of pagesOfRounds(db, seed)) {
    const rounds = seed.revealedAt ? page : page.filter(({ nonce }) => nonce < seed.nextNonce)
    rounds.forEach(nonces.see)
    const chosen = seed.revealedAt ? rounds.filter((round) => isChosen(round)) : []
    const events = chosen.length > 0 && (await readEvents(db, { owner: seed.owner, ids: chosen.map(({ id }) => id) }))
    for (const round of chosen) {
      const { audit } = audited.get(round.gameCode) ?? {}
      if (audit && events) pair.see(round, audit.check({ round, seed, events: events.get(round.id) }))
    }
  }
  nonces.end()
  pair.end()

  function isChosen({ id, gameCode }: StoredRound): boolean {
    const { share = 0 } = audited.get(gameCode) ?? {}
    return share >= 1 || createHash('sha256').update(`${salt}:${id}`).digest().readUInt32BE() < share * 2 ** 32
  }
}

function compareWithTheory({ gameCode, ...title }: TitleAudit, findings: Findings): void {
  const compared = {
    return: title.wins,
    'hit frequency': title.hits,
    'return of rounds that were not staked': title.refusedWins,
    'hit frequency of rounds that were not staked': title.refusedHits,
  }
  for (const [name, found] of Object.entries(compared))
    if (found && !found.within)
      findings.add(
        'figures lie in the band of theory',
        `title ${gameCode}: its ${name} is ${found.errors.toFixed(1)} standard errors from theory in ${found.rounds} rounds`,
      )
}
