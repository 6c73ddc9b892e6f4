import type { Match } from '../../markets/match.ts'
import type { FootballRates } from './football.ts'

/** The rates with the shares of players who were sent off given to the others of their side, by their own shares. */
export function playingOn(rates: FootballRates, match: Match): FootballRates {
  const sentOff = new Set(match.cards?.flatMap(({ kind, player }) => (kind === 'yellow' ? [] : (player ?? []))))
  if (sentOff.size === 0) return rates
  const sum = (team: 'home' | 'away', counts: (id: string) => boolean) =>
    rates.players.reduce((all, player) => (player.team === team && counts(player.id) ? all + player.share : all), 0)
  const factorOf = (team: 'home' | 'away') => {
    const left = sum(team, (id) => !sentOff.has(id))
    return left === 0 ? 1 : sum(team, () => true) / left
  }
  const factor = { home: factorOf('home'), away: factorOf('away') }
  const players = rates.players.map((player) => ({
    ...player,
    share: sentOff.has(player.id) ? 0 : player.share * factor[player.team],
  }))
  return { ...rates, players }
}
