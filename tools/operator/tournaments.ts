import { readFileSync } from 'node:fs'
import type { TournamentPrize } from '@andon/contract/player-api/tournaments'
import type { StaffClient } from '@andon/contract/staff-api/client'
import { Wrong } from '../wrong.ts'

export const tournamentsUsage = `  tournaments list                     tournaments, with their states
  tournaments preview|publish <file>   check, or publish, the JSON {series, site, startsAt, endsAt, texts, rules} of that file
  tournaments cancel <id> <reason>     cancel one and return all buy-ins
  tournaments board <id>               places, players and payments
  tournaments payouts <id>             buy-ins, refunds and prizes
  tournaments adjust <id> <player> add|take <points> <reason>  add points to a score, or take them away
  tournaments remove <id> <player> <reason>  take a player off a board, and return the buy-in`

export async function tournaments({ tournaments: calls }: StaffClient, args: readonly string[]): Promise<string> {
  const [what, first, ...rest] = args
  if (what === 'list') {
    const { tournaments: listed } = await calls.listTournaments({})
    const rows = listed.map(({ id, series, run, site, state, startsAt, endsAt, entrants }) =>
      [id, site, `${series} ${run}`, state, startsAt, endsAt, `${entrants} entries`].join('  '),
    )
    return rows.length === 0 ? 'no tournaments' : rows.join('\n')
  }
  if (first === undefined) throw new Wrong(tournamentsUsage)
  switch (what) {
    case 'preview':
    case 'publish': {
      const file = JSON.parse(readFileSync(first, 'utf8'))
      const { tournamentId, rulesHash, prizes } = await calls.publishTournament({
        ...file,
        preview: what === 'preview',
      })
      const rows = prizes.map((prize) => `${prize.from}–${prize.to}  ${wordsOf(prize)}`)
      return [`${tournamentId ?? 'valid'}  rules ${rulesHash}`, ...rows].join('\n')
    }
    case 'cancel':
      if (rest.length === 0) throw new Wrong('tournaments cancel needs a reason')
      await calls.cancelTournament({ tournamentId: first, reason: rest.join(' ') })
      return `${first} is cancelled; buy-ins return within a minute`
    case 'remove': {
      const [playerId, ...reason] = rest
      if (playerId === undefined || reason.length === 0)
        throw new Wrong('tournaments remove needs a player and a reason')
      await calls.removeEntry({ tournamentId: first, playerId, reason: reason.join(' ') })
      return `${playerId} is removed from ${first}`
    }
    case 'adjust': {
      const [playerId, way, points, ...reason] = rest
      const isKnown = (way === 'add' || way === 'take') && /^[1-9]\d{0,12}$/.test(points ?? '')
      if (playerId === undefined || !isKnown || reason.length === 0)
        throw new Wrong('tournaments adjust needs a player, add or take, a whole number of points and a reason')
      const change = way === 'add' ? Number(points) : -Number(points)
      const adjusted = { tournamentId: first, playerId, points: change, reason: reason.join(' ') }
      return `${playerId} has a score of ${(await calls.adjustEntry(adjusted)).score} in ${first}`
    }
    case 'payouts': {
      const { state, buyIns, refunded, prizes, payouts, rewards } = await calls.showPayouts({ tournamentId: first })
      const rows = payouts.map(({ rank, playerId, prize, paidAt }) => [rank, playerId, prize, paidAt].join('  '))
      const won = rewards.map(({ rank, playerId, prize, takenAt }) =>
        [rank, playerId, wordsOf(prize), takenAt ?? 'waits for the player'].join('  '),
      )
      return [`${state}  buy-ins ${buyIns}  refunded ${refunded}  prizes ${prizes}`, ...rows, ...won].join('\n')
    }
    case 'board': {
      const { entries } = await calls.showBoard({ tournamentId: first })
      const rows = entries.map(({ rank, playerId, score, rounds, adjusted, buyIn, prize, reward, paidAt }) =>
        [
          rank,
          playerId,
          score,
          `${rounds} rounds`,
          ...(adjusted === 0 ? [] : [`adjusted by ${adjusted}`]),
          `paid ${buyIn}`,
          prize === null ? '' : `won ${prize} ${paidAt}`,
          ...(reward ? [`won ${wordsOf(reward)}`] : []),
        ].join('  '),
      )
      return rows.length === 0 ? 'nobody has entered' : rows.join('\n')
    }
    default:
      throw new Wrong(tournamentsUsage)
  }
}

function wordsOf({ kind, amount, game, stake, wageringTimes }: TournamentPrize): string {
  switch (kind) {
    case 'cash':
      return String(amount)
    case 'bonus':
      return `bonus ${amount}, wagered ${wageringTimes} times`
    case 'freeSpins':
      return `${amount} free spins of ${game} at ${stake}`
  }
}
