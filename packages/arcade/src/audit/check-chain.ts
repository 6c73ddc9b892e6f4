import { commitmentTo } from '../rng/seed-stream.ts'
import type { StoredChain } from '../tables/chains/store.ts'
import type { Findings } from './findings.ts'
import type { StoredTableRound } from './stored-tables.ts'

/** Clocks of two nodes may differ by so much. */
const clocksDifferByMs = 5_000

/** Follows the rounds of a table, which come by number: none is missing, each takes the next link of a chain that was committed to before it, and shows its seed after its bets were closed. */
export function createChainCheck(
  tableId: string,
  { chains, findings }: { chains: readonly StoredChain[]; findings: Findings },
) {
  let before: StoredTableRound | null = null
  const chainOf = ({ chain }: StoredTableRound) => chains.find((one) => one.chain === chain)

  return {
    see: (round: StoredTableRound): void => {
      const name = `round ${round.number} of table ${tableId}`
      const chain = chainOf(round)
      const expected = (before?.number ?? 0) + 1
      if (round.number !== expected)
        findings.add('no round of a table is missing', `${name}: after it should come ${expected}`)
      if (!chain || round.link > chain.links)
        findings.add('a round has a link of a chain', `${name}: chain ${round.chain}, link ${round.link}`)
      else {
        checkLink(round, { name, chain })
        if (isAfter(chain.committedAt, round.openedAt))
          findings.add(
            'a chain is committed to before it is used',
            `${name}: ${round.openedAt}, chain ${round.chain} of ${chain.committedAt}`,
          )
      }
      if (round.serverSeed !== null) checkSeed(round, name)
      before = round
    },
  }

  function checkLink(round: StoredTableRound, { name, chain }: { name: string; chain: StoredChain }): void {
    const follows = before?.chain === round.chain
    const rule = 'each round takes the next link of its chain'
    if (round.link !== (follows && before ? before.link + 1 : 1))
      findings.add(
        rule,
        `${name}: link ${round.link} of chain ${round.chain}, after ${before?.link ?? 'none'} of ${before?.chain ?? 'none'}`,
      )
    const old = before && !follows ? chainOf(before) : null
    if (before && old && (round.chain < before.chain || (before.link < old.links && old.signer === chain.signer)))
      findings.add(
        'a chain is used to its end, unless the second signer is another',
        `${name}: chain ${round.chain} after link ${before.link} of chain ${before.chain}`,
      )
    const promised = follows ? before?.serverSeed : round.link === 1 ? chain.publishedEnd : null
    if (promised && promised !== round.commitment)
      findings.add(
        'the seed of a round commits to that of the next one',
        `${name}: ${round.commitment}, the seed before is ${promised}`,
      )
  }

  function checkSeed({ serverSeed, commitment, locksAt, shownAt }: StoredTableRound, name: string): void {
    if (serverSeed !== null && commitmentTo(serverSeed) !== commitment)
      findings.add('the commitment matches its server seed', `${name}: ${commitment} is not of its server seed`)
    if (shownAt && isAfter(locksAt, shownAt))
      findings.add('a seed is shown after bets are closed', `${name}: shown ${shownAt}, bets closed ${locksAt}`)
  }
}

const isAfter = (one: Temporal.Instant, other: Temporal.Instant) =>
  Temporal.Instant.compare(one, other.add({ milliseconds: clocksDifferByMs })) > 0
