import { roundClosed } from '@andon/operator/game-wallet'
import { onMany, type Subscriber, subscriber } from '@andon/platform/facts'
import { type RoundName, replaceWins } from './store.ts'

/** Keeps the list of wins: a round that is corrected replaces what was listed of it. Most rounds win no jackpot. */
export const jackpotsSubscriber: Subscriber = subscriber('jackpots', {
  batch: onMany(roundClosed, async (tx, facts) => {
    const concerned = facts.filter(({ data }) => data.jackpots.length > 0 || (data.replaces?.jackpots.length ?? 0) > 0)
    if (concerned.length === 0) return
    const rounds = concerned.map(({ key, data }) => ({ playerId: key, supplier: data.supplier, roundId: data.roundId }))
    const last = new Map(concerned.map((one, n) => [nameOf(rounds[n]), one]))
    const wins = [...last.values()].flatMap(({ key, at, data }) => {
      const { supplier, roundId, gameCode, currency, stake: staked, jackpots } = data
      return jackpots.map(({ id, amount }) => ({
        playerId: key,
        supplier,
        roundId,
        jackpot: id,
        gameCode,
        currency,
        amount,
        staked,
        at,
      }))
    })
    await replaceWins(tx, { rounds, wins })
  }),
})

const nameOf = (round: RoundName | undefined) => JSON.stringify(round)
