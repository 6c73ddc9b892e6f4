import type { Player } from '../../markets/market.ts'
import { urn } from '../../model/urn.ts'
import type { Fixture } from './calendar.ts'
import { drawFrom } from './draw.ts'
import { people } from './names/people.ts'

/** A footballer of the first eleven and their share of the side's goals. */
export interface SquadPlayer extends Player {
  readonly share: number
}

/** Shares of a side's goals by place in the team, from the goal forwards: the front line scores most. */
const shares = [0, 0.03, 0.04, 0.04, 0.03, 0.07, 0.08, 0.11, 0.14, 0.2, 0.26]

/** Players of both elevens who may score; those in goal are offered in no market. */
export const scorersOf = (fixture: Fixture, seed: string): SquadPlayer[] =>
  squadOf(fixture, seed).filter(({ share }) => share > 0)

export const nonScorersOf = (fixture: Fixture, seed: string): SquadPlayer[] =>
  squadOf(fixture, seed).filter(({ share }) => share === 0)

/** Both elevens of a football match; a club keeps its players for good. */
export function squadOf({ league, home, away }: Fixture, seed: string): SquadPlayer[] {
  const { origins, code } = league
  if (origins === null) return []
  return (['home', 'away'] as const).flatMap((team) => {
    const entrant = team === 'home' ? home : away
    const draw = drawFrom(`${seed}/${code}/squad/${entrant}`)
    return people(draw, { count: shares.length, origins, gender: 'men' }).map(({ name }, place) => ({
      id: urn('player', `sim-${code}-${entrant}-${place + 1}`),
      team,
      name,
      share: shares[place] ?? 0,
    }))
  })
}
