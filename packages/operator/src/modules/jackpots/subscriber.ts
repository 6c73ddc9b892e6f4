import { roundClosed } from '@andon/operator/game-wallet'
import { onMany, type Subscriber, subscriber } from '@andon/platform/facts'
import type { Runtime } from '@andon/platform/runtime'
import type * as v from 'valibot'
import { jackpotPaid } from './facts.ts'
import { consentedOf } from './store/consents.ts'
import { type RoundName, replaceWins, type Win } from './store/wins.ts'

/** A win of so many times its stake is listed. */
const greatMultiple = 100

/**
 * Keeps the list of wins: a round that is corrected replaces what was listed of it. Most rounds win no jackpot and no great multiple. Great wins are kept
 * only of players who have agreed to be shown.
 */
export const jackpotsSubscriber = ({ facts: log }: Pick<Runtime, 'facts'>): Subscriber =>
  subscriber('jackpots', {
    batch: onMany(roundClosed, async (tx, facts) => {
      const concerned = facts.filter(
        ({ data }) => isListed(data) || (data.replaces !== null && isListed(data.replaces)),
      )
      if (concerned.length === 0) return
      const rounds = concerned.map(({ key, data }) => ({
        playerId: key,
        supplier: data.supplier,
        roundId: data.roundId,
      }))
      const consented = await consentedOf(
        tx,
        rounds.map(({ playerId }) => playerId),
      )
      const last = new Map(concerned.map((one, n) => [nameOf(rounds[n]), one]))
      const wins = [...last.values()].flatMap(({ key, at, data }) => {
        const { supplier, roundId, gameCode, currency, stake: staked, win } = data
        const about = { playerId: key, supplier, roundId, gameCode, currency, staked, at }
        const great = isGreat(data) && data.category !== 'sports' && consented.has(key)
        return [
          ...data.jackpots.map(({ id, amount }): Win => ({ ...about, jackpot: id, amount })),
          ...(great ? [{ ...about, jackpot: '', amount: win }] : []),
        ]
      })
      await replaceWins(tx, { rounds, wins })
      const paid = wins.flatMap(({ playerId: key, supplier, roundId, jackpot: jackpotId, amount, currency }) =>
        jackpotId === '' ? [] : [jackpotPaid({ key, data: { supplier, roundId, jackpotId, amount, currency } })],
      )
      if (paid.length > 0) await log.write(tx, paid)
    }),
  })

type Figures = Pick<v.InferOutput<typeof roundClosed.schema>, 'stake' | 'win' | 'jackpots'>

const isListed = (figures: Figures) => figures.jackpots.length > 0 || isGreat(figures)
const isGreat = ({ stake, win }: Figures) => stake > 0 && win >= stake * greatMultiple
const nameOf = (round: RoundName | undefined) => JSON.stringify(round)
