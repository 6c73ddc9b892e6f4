import type { Rates } from '../../pricing/model.ts'
import type { Fixture } from './calendar.ts'
import { type Draw, drawFrom } from './draw.ts'
import { playBaseball } from './plays/baseball.ts'
import { playMma, playSumo } from './plays/bouts.ts'
import { playTimed } from './plays/clock-sports.ts'
import { creditBaseball } from './plays/credit-baseball.ts'
import { creditBasketball } from './plays/credit-basketball.ts'
import { creditGoals } from './plays/credit-players.ts'
import { creditRounds } from './plays/credit-rounds.ts'
import { creditServes } from './plays/credit-serves.ts'
import { playFootball } from './plays/football.ts'
import { playHockey } from './plays/hockey.ts'
import { playRallies, playTennis } from './plays/rallies.ts'
import { ratesOf } from './strengths.ts'
import { brokenOff, type Timeline } from './timeline.ts'

/** The whole of a match, from its id and the seed alone; as far as it is played where the weather breaks it off. */
export function play(fixture: Fixture, seed: string): Timeline {
  const draw = drawFrom(`${seed}/${fixture.id}`)
  const whole = playBy(ratesOf(fixture, seed), { bestOf: fixture.league.bestOf ?? 3, draw })
  return fixture.brokenOffAfter === null ? whole : brokenOff(whole, fixture.brokenOffAfter)
}

/** A whole match by the rates of its sides; `bestOf` counts in sports of sets, maps and rounds. */
export function playBy(by: Rates, { bestOf, draw }: { readonly bestOf: number; readonly draw: Draw }): Timeline {
  switch (by.sport) {
    case 'football':
      return playFootball(by.rates, draw)
    case 'baseball':
      return creditBaseball(playBaseball(by.rates, draw), by.players ?? [], draw)
    case 'iceHockey':
      return creditGoals(playHockey(by.rates, draw), by.players ?? [], draw)
    case 'basketball':
      return creditBasketball(playTimed(by.sport, by.rates, draw), by.players ?? [], draw)
    case 'americanFootball':
    case 'rugby':
      return playTimed(by.sport, by.rates, draw)
    case 'tennis':
      return creditServes(playTennis(by.rates, bestOf, draw), by.shares, draw)
    case 'volleyball':
    case 'tableTennis':
      return playRallies(by.sport, { rally: by.rally, bestOf }, draw)
    case 'esports':
      return creditRounds(playRallies(by.sport, { rally: by.rally, bestOf }, draw), draw)
    case 'mma':
      return playMma(by.rates, bestOf, draw)
    case 'sumo':
      return playSumo(by.rates, draw)
  }
}
