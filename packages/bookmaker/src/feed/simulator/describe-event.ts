import type { DescribeEvent } from '../event-description.ts'
import {
  simulatedCategories,
  simulatedEvent,
  simulatedNonScorers,
  simulatedOutcomes,
  simulatedPlayers,
  simulatedRound,
  simulatedSports,
  simulatedTournaments,
} from './catalogue.ts'

/** The events of the simulator with that seed. */
export const describeSimulated =
  (seed: string): DescribeEvent =>
  (id) => {
    const event = simulatedEvent(id, seed)
    const tournament = simulatedTournaments.find((one) => one.id === event?.tournament)
    const category = simulatedCategories.find((one) => one.id === tournament?.category)
    const sport = simulatedSports.find((one) => one.id === category?.sport)
    if (!event || !tournament || !category || !sport) return null
    const outcomes = simulatedOutcomes(id, seed)
    const round = simulatedRound(id, seed)
    return {
      ...{ event, tournament, category, sport, players: simulatedPlayers(id, seed) },
      ...(event.kind === 'match' && { nonScorers: simulatedNonScorers(id, seed) }),
      ...(event.kind !== 'match' && { decidedBy: [tournament.id] }), // nobody is promoted between its leagues
      ...(outcomes && { outcomes }),
      ...(round && { round }),
    }
  }
