import type { AtBat, Figure } from '../../../../markets/event-play.ts'
import type { Names } from '../../../../model/names.ts'
import { matchAt } from '../../timeline.ts'
import { lastUntil } from '../last-until.ts'
import type { Story, ToldMatch } from '../story.ts'
import { halfInnings } from './half-innings.ts'
import { betweenPitches, pitchUntil, tellOut, tellRun } from './plays.ts'
import { countedInBaseball, type Step, scorebook } from './scorebook.ts'

/** Real seconds from the beginning of a half-inning to its first pitch. */
const untilFirst = 30

/**
 * Baseball pitch by pitch. Batters come in their order; who has a hit is the record's, so that a hit can be by another batter than the one who is up. Plays stand at the second of the record's runs and outs,
 * and the pitches before one do not depend on it. Only runners are kept off the bases before a home run, because the record has one run for it.
 */
export function tellBaseball({ timeline, players, draw }: ToldMatch): Story {
  const names = new Map<string, Names>(players.map(({ id, name }) => [id, name]))
  const book = scorebook(players)
  for (const half of halfInnings(timeline)) {
    book.begin(half)
    book.step(half.from)
    let from = half.from + untilFirst
    const third = half.to === null ? [] : [{ kind: 'out' as const, second: half.to, hitters: [] }]
    const events = [...half.events, ...third]
    for (const [place, event] of events.entries()) {
      const isHomeRunToCome = events.slice(place).some((one) => one.kind === 'run' && one.isHomeRun)
      pitchUntil(book, { from, to: event.second, mayReach: !isHomeRunToCome }, draw)
      if (event.kind === 'run') tellRun(book, event, draw)
      else tellOut(book, { ...event, isHomeRunToCome }, draw)
      from = event.second + betweenPitches
    }
  }
  const { steps, moments } = book
  return {
    moments,
    at(second) {
      const now = lastUntil(steps, second)
      const match = matchAt(timeline, second)
      if (!now || !match) return {}
      const figures = countedInBaseball.map((kind): Figure => ({ kind, ...now.counts[kind], parts: [] }))
      if (!match.within) return { figures }
      return { figures, within: { ...match.within, bases: now.bases }, atBat: atBatOf(now, names) }
    },
  }
}

function atBatOf({ batter, pitcher, count, thrown, last }: Step, names: ReadonlyMap<string, Names>): AtBat {
  const nameOf = (player: string | null) => (player !== null && names.get(player)) || null
  return { batter: nameOf(batter), pitcher: nameOf(pitcher), ...count, thrown, last }
}
