import { readFileSync } from 'node:fs'
import type { StaffClient } from '@andon/contract/staff-api/client'
import { Wrong } from './wrong.ts'

export const tournamentsUsage = `  tournaments list                     tournaments, with their states
  tournaments preview|publish <file>   check, or publish, the JSON {series, site, startsAt, endsAt, rules} of that file
  tournaments cancel <id> <reason>     cancel one and return all buy-ins
  tournaments board <id>               places, players and payments
  tournaments remove <id> <player> <reason>  take a player off a board`

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
      const { tournamentId, rulesHash } = await calls.publishTournament({ ...file, preview: what === 'preview' })
      return `${tournamentId ?? 'valid'}  rules ${rulesHash}`
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
    case 'board': {
      const { entries } = await calls.showBoard({ tournamentId: first })
      const rows = entries.map(({ rank, playerId, score, rounds, buyIn, prize, paidAt }) =>
        [
          rank,
          playerId,
          score,
          `${rounds} rounds`,
          `paid ${buyIn}`,
          prize === null ? '' : `won ${prize} ${paidAt}`,
        ].join('  '),
      )
      return rows.length === 0 ? 'nobody has entered' : rows.join('\n')
    }
    default:
      throw new Wrong(tournamentsUsage)
  }
}
