import { commitmentTo } from '../rng/seed-stream.ts'
import type { StoredChain } from '../tables/chains/store.ts'
import type { Findings } from './findings.ts'
import type { QuietRounds, StoredTableRound } from './stored-tables.ts'

/** Clocks of two nodes may differ by so much. */
const clocksDifferByMs = 5_000

/** Where a round stands, and what it says of the next one. */
type Place = Pick<StoredTableRound, 'number' | 'chain' | 'link' | 'serverSeed'>

interface Promised {
  readonly seed: string
  readonly hashes: number
}

/** Seeds whose rows are removed follow from those after them, as far as this. */
const mostHashed = 20_000_000

/** Follows the rounds of a table, which come by number: none is missing, each takes the next link of a chain that was committed to before it, and shows its seed after its bets were closed. */
export function createChainCheck(
  tableId: string,
  { chains, findings }: { chains: readonly StoredChain[]; findings: Findings },
) {
  let before: Place | null = null
  /** The seed to which the commitment of the next round must lead by this many hashes; null: it is not known. */
  let promised: Promised | null = null
  const chainOf = ({ chain }: Pick<Place, 'chain'>) => chains.find((one) => one.chain === chain)

  return {
    see: (round: StoredTableRound): void => {
      const name = `round ${round.number} of table ${tableId}`
      checkPlace(round, name)
      checkPromise(round, name)
      if (round.serverSeed !== null) checkSeed(round, { name, findings })
      promised = round.serverSeed === null ? null : { seed: round.serverSeed, hashes: 0 }
      before = round
    },
    /** Rounds whose rows were removed: their numbers and links follow as those of others, and their seeds are passed over by hashing. */
    pass: ({ firstNumber, lastNumber, firstLink, ...quiet }: QuietRounds): void => {
      const count = lastNumber - firstNumber + 1
      const first = { ...quiet, number: firstNumber, link: firstLink }
      const name = `rounds ${firstNumber} to ${lastNumber} of table ${tableId}, without bets`
      checkPlace(first, name)
      if (firstLink + count - 1 > (chainOf(first)?.links ?? Number.POSITIVE_INFINITY))
        findings.add('a round has a link of a chain', `${name}: chain ${quiet.chain}, link ${firstLink + count - 1}`)
      promised = promiseTo(first)
      if (promised) promised = { ...promised, hashes: promised.hashes + count }
      before = { number: lastNumber, chain: quiet.chain, link: firstLink + count - 1, serverSeed: null }
    },
  }

  function checkPlace(round: Omit<Place, 'serverSeed'> & { openedAt: Temporal.Instant }, name: string): void {
    const chain = chainOf(round)
    const expected = (before?.number ?? 0) + 1
    if (round.number !== expected)
      findings.add('no round of a table is missing', `${name}: after it should come ${expected}`)
    if (!chain || round.link > chain.links) {
      findings.add('a round has a link of a chain', `${name}: chain ${round.chain}, link ${round.link}`)
      return
    }
    checkLink(round, { name, chain })
    if (isAfter(chain.committedAt, round.openedAt))
      findings.add(
        'a chain is committed to before it is used',
        `${name}: ${round.openedAt}, chain ${round.chain} of ${chain.committedAt}`,
      )
  }

  /** The seed that was promised for the commitment of this round. */
  function promiseTo(round: Pick<Place, 'chain' | 'link'>): Promised | null {
    if (before?.chain === round.chain) return promised
    const end = round.link === 1 ? chainOf(round)?.publishedEnd : undefined
    return end === undefined ? null : { seed: end, hashes: 0 }
  }

  function checkPromise(round: StoredTableRound, name: string): void {
    const promise = promiseTo(round)
    if (promise && promise.hashes <= mostHashed && hashed(round.commitment, promise.hashes) !== promise.seed)
      findings.add(
        'the seed of a round commits to that of the next one',
        `${name}: ${round.commitment}, ${textOf(promise)}`,
      )
  }

  function checkLink(round: Omit<Place, 'serverSeed'>, { name, chain }: { name: string; chain: StoredChain }): void {
    const follows = before?.chain === round.chain
    if (round.link !== (follows && before ? before.link + 1 : 1))
      findings.add(
        'each round takes the next link of its chain',
        `${name}: link ${round.link} of chain ${round.chain}, after ${before?.link ?? 'none'} of ${before?.chain ?? 'none'}`,
      )
    const old = before && !follows ? chainOf(before) : null
    if (before && old && (round.chain < before.chain || (before.link < old.links && old.signer === chain.signer)))
      findings.add(
        'a chain is used to its end, unless the second signer is another',
        `${name}: chain ${round.chain} after link ${before.link} of chain ${before.chain}`,
      )
  }
}

function checkSeed(
  { serverSeed, commitment, locksAt, shownAt }: StoredTableRound,
  { name, findings }: { name: string; findings: Findings },
): void {
  if (serverSeed !== null && commitmentTo(serverSeed) !== commitment)
    findings.add('the commitment matches its server seed', `${name}: ${commitment} is not of its server seed`)
  if (shownAt && isAfter(locksAt, shownAt))
    findings.add('a seed is shown after bets are closed', `${name}: shown ${shownAt}, bets closed ${locksAt}`)
}

function hashed(seed: string, times: number): string {
  let before = seed
  for (let left = times; left > 0; left--) before = commitmentTo(before)
  return before
}

const textOf = ({ seed, hashes }: Promised) =>
  `${hashes === 0 ? 'the seed before' : `the seed ${hashes + 1} before`} is ${seed}`
const isAfter = (one: Temporal.Instant, other: Temporal.Instant) =>
  Temporal.Instant.compare(one, other.add({ milliseconds: clocksDifferByMs })) > 0
