import type { Pair, Side } from '../../../markets/match.ts'
import { inningRuns } from '../../../pricing/sports/baseball.ts'
import type { Draw } from '../draw.ts'
import type { Timeline } from '../timeline.ts'
import { leader, recorder, totalOf } from './recorder.ts'

const noBases = [false, false, false] as const

/** Baseball from the model that prices it, half-inning by half-inning: home does not bat in the ninth when ahead, a walk-off ends the game, level games go on. */
export function playBaseball(rates: Pair, draw: Draw): Timeline {
  const record = recorder('baseball', null)
  const runs = { home: inningRuns(rates.home / 9), away: inningRuns(rates.away / 9) }
  for (let number = 1; ; number++) {
    const stage = number <= 9 ? 'regular' : 'overtime'
    record.begin(stage, stage === 'regular' ? number : number - 9)
    playHalf('away', draw.weighted(runs.away), false)
    const isLast = number >= 9
    if (isLast && leader(totalOf(record.match())) === 'home') break
    playHalf('home', draw.weighted(runs.home), isLast)
    if (isLast && leader(totalOf(record.match())) !== 'draw') break
    record.endPeriod()
    record.change({ within: null })
    record.frame({ stops: false })
    record.pass(90)
  }
  record.endPeriod()
  const { stage, number } = record.current()
  record.end({
    winner: leader(totalOf(record.match())),
    by: stage === 'regular' ? 'regular' : 'overtime',
    period: stage === 'regular' ? number : number + 9,
  })
  record.frame({ stops: true })
  return record.timeline()

  /** `walkOff`: the inning ends as soon as the side leads. */
  function playHalf(batting: Side, count: number, walkOff: boolean): void {
    const within = (outs: number) => ({ serving: null, points: null, batting, outs, bases: noBases })
    record.change({ within: within(0) })
    record.frame({ stops: false })
    const events = [...Array.from({ length: count }, () => 'run' as const), 'out' as const, 'out' as const]
    let outs = 0
    for (const event of draw.shuffled(events)) {
      record.pass(90 + draw.below(120))
      if (event === 'run') record.score(batting, 1)
      else outs++
      record.change({ within: within(outs) })
      record.frame({ stops: event === 'run' })
      if (walkOff && leader(totalOf(record.match())) === batting) return
    }
    record.pass(100)
  }
}
