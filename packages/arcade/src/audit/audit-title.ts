import type { RoundEvent } from '../round-events.ts'
import type { Title } from '../titles/title.ts'
import { checkRound } from './check-round.ts'
import { type Compared, createComparison } from './compare-return.ts'
import type { Findings } from './findings.ts'
import type { StoredRound, StoredSeed } from './stored.ts'

export interface TitleAudit {
  readonly gameCode: string
  readonly stored: number
  /** Their seed is still in use, so they are not played again. */
  readonly inUse: number
  readonly audited: number
  /** Audited rounds that are not as their seeds and rules give them. */
  readonly wrong: number
  /** The comparison of rounds that were staked. */
  readonly wins: Compared | null
  readonly hits: Compared | null
  /** The same of rounds that were drawn and not staked, or whose stake was returned: what they would have paid. */
  readonly refusedWins: Compared | null
  readonly refusedHits: Compared | null
}

/** The audited rounds of one title. */
export function createTitleAudit(title: Title, { stored, inUse }: { stored: number; inUse: number }) {
  const staked = createComparison(title)
  const refused = createComparison(title)
  let [audited, wrong] = [0, 0]
  return {
    /** The faults of this round; empty if it has none. */
    check: (of: {
      round: StoredRound
      seed: StoredSeed
      events: readonly RoundEvent[] | undefined
    }): readonly string[] => {
      const { game, faults } = checkRound(title, of)
      const { stake, choice, win, state } = of.round
      audited += 1
      if (faults.length > 0) wrong += 1
      // a round whose seed is revealed has ended; one that ended undecided had its stake returned
      const into = state === 'void' || state === 'cancelled' ? refused : staked
      if (game && win !== null) into.add(game, { stake, choice, win })
      return faults
    },
    result: (): TitleAudit => ({
      gameCode: title.gameCode,
      stored,
      inUse,
      audited,
      wrong,
      wins: staked.wins(),
      hits: staked.hits(),
      refusedWins: refused.wins(),
      refusedHits: refused.hits(),
    }),
  }
}

/** Names the audited rounds of a pair that are wrong, and the pair where they say that it was changed. */
export function createPairAudit(seed: StoredSeed, findings: Findings) {
  const right = { count: 0, first: Number.POSITIVE_INFINITY, last: -1 }
  const wrong = { count: 0, first: Number.POSITIVE_INFINITY, last: -1 }
  return {
    see: ({ id, gameCode, nonce }: StoredRound, faults: readonly string[]): void => {
      const kind = faults.length > 0 ? wrong : right
      kind.count += 1
      kind.first = Math.min(kind.first, nonce)
      kind.last = Math.max(kind.last, nonce)
      if (faults.length > 0)
        findings.add(
          'rounds follow from their seeds and rules',
          `round ${id} (${gameCode}, seed ${seed.id}, nonce ${nonce}): ${faults.join(', ')}`,
        )
    },
    end: (): void => {
      if (wrong.count < 2) return
      const rule = 'a pair of seeds stays as it is while it is used'
      if (right.count === 0)
        findings.add(rule, `seed ${seed.id}: none of its ${wrong.count} audited rounds follows from it`)
      else if (wrong.last < right.first)
        findings.add(
          rule,
          `seed ${seed.id}: rounds up to nonce ${wrong.last} do not follow from it, those from ${right.first} on do`,
        )
      else if (right.last < wrong.first)
        findings.add(
          rule,
          `seed ${seed.id}: rounds up to nonce ${right.last} follow from it, those from ${wrong.first} on do not`,
        )
    },
  }
}
