import { assert } from '@andon/platform/assert'
import type { Pair, Side } from '../../../markets/match.ts'
import { targets } from '../../../pricing/sports/rally-sets.ts'
import type { Draw } from '../draw.ts'
import type { Timeline } from '../timeline.ts'
import { leader, other, type Recorder, recorder } from './recorder.ts'

const rallySeconds = { volleyball: 22, tableTennis: 13, esports: 100 } as const
const betweenSets = { volleyball: 180, tableTennis: 60, esports: 420 } as const

/** Volleyball, table tennis and e-sports rally by rally: home wins each with the same chance, a set needs two points more. */
export function playRallies(
  sport: keyof typeof targets,
  { rally, bestOf }: { rally: number; bestOf: number },
  draw: Draw,
): Timeline {
  const record = recorder(sport, bestOf)
  playSets(record, { bestOf, pause: betweenSets[sport] }, (number) => {
    const target = targets[sport](number, bestOf)
    while (!isWon(record.current(), target)) {
      record.pass(rallySeconds[sport] * (0.5 + draw.next()))
      record.score(draw.chance(rally) ? 'home' : 'away', 1)
      if (!isWon(record.current(), target)) record.frame({ stops: false })
    }
  })
  return record.timeline()
}

/** Tennis point by point: each side wins a point on its own serve with its chance; a tie-break at six all. */
export function playTennis(serving: Pair, bestOf: number, draw: Draw): Timeline {
  const isChance = (serve: number) => serve > 0 && serve < 1
  assert(
    isChance(serving.home) && isChance(serving.away),
    'a tie-break ends: either side can lose a point on its serve',
  )
  const record = recorder('tennis', bestOf)
  let server: Side = draw.chance(0.5) ? 'home' : 'away'
  playSets(record, { bestOf, pause: 120 }, () => {
    for (;;) {
      const { home, away } = record.current()
      const isTieBreak = home === 6 && away === 6
      playGame(isTieBreak)
      const now = record.current()
      const most = Math.max(now.home, now.away)
      if (isTieBreak || (most >= 6 && Math.abs(now.home - now.away) >= 2)) return
      record.frame({ stops: false })
      record.pass(45)
    }
  })
  return record.timeline()

  function playGame(isTieBreak: boolean): void {
    const [first, target] = [server, isTieBreak ? 7 : 4]
    let points = { home: 0, away: 0 }
    const within = () => ({ serving: server, points, batting: null, outs: 0, bases: [false, false, false] as const })
    record.change({ within: within() })
    while (!isWon(points, target)) {
      record.pass(25 + draw.below(30))
      const winner = draw.chance(serving[server]) ? server : other(server)
      points = { ...points, [winner]: points[winner] + 1 }
      // in a tie-break the serve changes after the first point, then after every second
      if (isTieBreak && (points.home + points.away) % 2 === 1) server = other(server)
      record.change({ within: within() })
      if (!isWon(points, target)) record.frame({ stops: false })
    }
    record.score(points.home > points.away ? 'home' : 'away', 1)
    server = other(first)
    record.change({ within: { ...within(), points: { home: 0, away: 0 } } })
  }
}

const isWon = ({ home, away }: Pair, target: number) => Math.max(home, away) >= target && Math.abs(home - away) >= 2

/** Sets, each played by `playSet`, until one side has won most of them. */
function playSets(
  record: Recorder,
  { bestOf, pause }: { bestOf: number; pause: number },
  playSet: (number: number) => void,
): void {
  const sets = { home: 0, away: 0 }
  for (let number = 1; Math.max(sets.home, sets.away) * 2 < bestOf; number++) {
    record.begin('regular', number)
    record.frame({ stops: false })
    playSet(number)
    sets[leader(record.current()) === 'home' ? 'home' : 'away']++
    record.endPeriod()
    if (Math.max(sets.home, sets.away) * 2 < bestOf) {
      record.change({ within: null })
      record.frame({ stops: true })
      record.pass(pause)
    }
  }
  record.end({ winner: sets.home > sets.away ? 'home' : 'away', by: 'regular', period: record.match().periods.length })
  record.frame({ stops: true })
}
