import type { DescribeEvent } from '../event-description.ts'
import {
  simulatedCategories,
  simulatedEvent,
  simulatedNonScorers,
  simulatedOutcomes,
  simulatedPlayers,
  simulatedRiders,
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
    const riders = simulatedRiders(id, seed)
    return {
      event,
      tournament,
      category,
      sport,
      players: simulatedPlayers(id, seed),
      ...(event.kind === 'match' && { nonScorers: simulatedNonScorers(id, seed) }),
      ...(event.kind !== 'match' && { decidedBy: [riders ? id : tournament.id] }), // nobody is promoted between its leagues
      ...(riders && { riders }),
      ...(outcomes && { outcomes }),
      ...(round && { round }),
    }
  }
