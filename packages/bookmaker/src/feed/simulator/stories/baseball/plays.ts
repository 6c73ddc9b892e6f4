import type { MomentKind } from '../../../../markets/moment-kinds.ts'
import type { Draw } from '../../draw.ts'
import { batterOut, forced, hitWithoutRun, hitWithRun, noBases, runnersOn, withoutRunner } from './bases.ts'
import type { HalfEvent } from './half-innings.ts'
import { nextPitch, noCount } from './pitches.ts'
import type { Scorebook } from './scorebook.ts'

/** Real seconds from one pitch to the next, and from the last of them to the play of the record. */
export const betweenPitches = 28
const beforePlay = 4
const isErrorInstead = 0.12

/** Pitches until something happens in the record. */
export function pitchUntil(
  book: Scorebook,
  { from, to, mayReach }: { readonly from: number; readonly to: number; readonly mayReach: boolean },
  draw: Draw,
): void {
  for (let second = from; second < to - beforePlay; second += betweenPitches + draw.below(10)) {
    const [kind, count] = nextPitch(
      book.state.count,
      mayReach && runnersOn(book.state.bases) < 2 && draw.chance(0.4),
      draw,
    )
    book.throwPitch(kind)
    book.state.count = count
    if (count.balls === 4) {
      book.addBatting('walks')
      reachFirst(book, second, 'walk')
    }
    book.step(second)
  }
}

function reachFirst(book: Scorebook, second: number, kind: MomentKind): void {
  book.state.bases = forced(book.state.bases)
  book.play(second, kind, { player: book.batter() })
  book.nextBatter()
}

/** A run, by a hit of the record's player. With nobody to bring in the batter who is up reaches first beforehand, in the same second. */
export function tellRun(book: Scorebook, { second, batter, isHomeRun }: HalfEvent & { kind: 'run' }, draw: Draw): void {
  if (!isHomeRun && runnersOn(book.state.bases) === 0) {
    if (book.batter() === batter) book.nextBatter()
    reachBefore(book, second, draw)
  }
  const hitter = batter ?? book.batter()
  const [kind, bases] = isHomeRun ? (['homeRun', noBases] as const) : hitWithRun(book.state.bases, draw)
  if (isHomeRun) book.addBatting('homeRuns')
  hit(book, { second, kind, hitter, points: 1 })
  book.state.bases = bases
  book.state.count = noCount
  book.step(second)
}

function reachBefore(book: Scorebook, second: number, draw: Draw): void {
  const isError = draw.chance(isErrorInstead)
  const { balls } = book.state.count
  for (let ball = balls; ball < (isError ? balls + 1 : 4); ball++) book.throwPitch('ball')
  if (isError) book.addFielding('errors')
  else book.addBatting('walks')
  reachFirst(book, second, isError ? 'reachedOnError' : 'walk')
}

function hit(
  book: Scorebook,
  of: {
    readonly second: number
    readonly kind: MomentKind
    readonly hitter: string | null
    readonly points: number
  },
): void {
  book.throwPitch(null)
  book.addBatting('baseHits')
  const isUp = book.batter() === of.hitter
  book.play(of.second, of.kind, { player: of.hitter, points: of.points })
  if (isUp) book.nextBatter()
}

/** An out, after the hits that come with it. A runner is out where the bases have no room for him, or have to be empty. */
export function tellOut(
  book: Scorebook,
  { second, hitters, isHomeRunToCome }: HalfEvent & { kind: 'out' } & { readonly isHomeRunToCome: boolean },
  draw: Draw,
): void {
  for (const hitter of hitters) {
    const [kind, bases] = hitWithoutRun(book.state.bases, draw)
    hit(book, { second, kind, hitter, points: 0 })
    book.state.bases = bases
  }
  if (hitters.length > 0 && (isHomeRunToCome || runnersOn(book.state.bases) > 2)) {
    book.state.bases = withoutRunner(book.state.bases)
    book.play(second, 'runnerOut', { player: null })
  } else outOfBatter(book, second, draw)
  book.step(second)
}

function outOfBatter(book: Scorebook, second: number, draw: Draw): void {
  const { strikes } = book.state.count
  const [kind, bases] = batterOut(book.state.bases, draw)
  const pitches = kind === 'strikeOut' ? 3 - strikes : 1
  for (let pitch = 0; pitch < pitches; pitch++) book.throwPitch(null)
  if (kind === 'strikeOut') book.addFielding('strikeOuts')
  book.state.bases = bases
  book.play(second, kind, { player: book.batter() })
  book.nextBatter()
}
