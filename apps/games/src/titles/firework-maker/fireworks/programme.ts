import type { Celebration, WinTier } from '../../../win/celebrate.ts'
import type { Places } from '../places.ts'
import { type BurstKind, burstKinds } from './bursts.ts'
import type { Shell, Show } from './show.ts'

/** How many fireworks are in the sky. */
type Mood = 'quiet' | 'reg' | 'big'
interface Programme {
  readonly everyMs: number
  /** Sent up together. With `everyMs` fewer than three a second, so that nothing flashes. */
  readonly shells: number
  readonly size: number
  readonly kinds: readonly BurstKind[]
}
const programmes: Readonly<Record<Mood, Programme>> = {
  /** Far away, over the town: the festival has not begun. */
  quiet: { everyMs: 11_000, shells: 1, size: 0.36, kinds: ['peony', 'ring'] },
  reg: { everyMs: 1500, shells: 1, size: 0.78, kinds: ['ring', 'peony', 'chrysanthemum'] },
  big: { everyMs: 950, shells: 2, size: 1, kinds: ['chrysanthemum', 'peony', 'willow', 'chrysanthemum', 'ring'] },
}

/** Spreads `n` evenly over 0 … 1, otherwise for each `way`; the programme is the same each time. */
const spread = (n: number, way: 0 | 1 | 2 | 3 | 4 | 5 = 0) => (n * steps[way]) % 1
const steps = [0.618034, 0.754878, 0.56984, 0.819173, 0.671044, 0.549701] as const

/** A shell over the town. On an upright phone it bursts above the board, else mostly beside it. */
function shellInto(places: Places, n: number, { size, kind }: { size: number; kind: BurstKind }): Shell {
  const { view, board, town, upright } = places
  const smaller = Math.min(view.width, view.height)
  const radius = smaller * (upright ? 0.33 : 0.24) * size * (0.72 + 0.36 * spread(n, 2))
  const top = Math.max(radius * 0.55, 40)
  const lowest = upright ? board.y - 30 : view.height * 0.46
  const y = top + (lowest - top) * spread(n, 1)
  const x = openSky(places, 0.06 + 0.88 * spread(n))
  return {
    from: { x: x + (spread(n, 3) - 0.5) * smaller * 0.16, y: Math.min(view.height, town.y + town.height * 0.8) },
    to: { x, y },
    radius,
    kind,
    colour: n * 2 + Math.floor(n / 3),
    climbMs: 900 + 380 * spread(n, 4),
  }
}

/** A shell in front of the board, from the lower edge, anywhere on the upper part of the view. */
function shellOver({ view, board }: Places, n: number): Omit<Shell, 'kind'> {
  const radius = Math.min(view.width, view.height) * (0.24 + 0.12 * spread(n, 2))
  const x = view.width * (0.1 + 0.8 * spread(n))
  const y = radius * 0.6 + (board.y + board.height * 0.6 - radius * 0.6) * spread(n, 1)
  return { from: { x: x + radius * 0.4, y: view.height }, to: { x, y }, radius, colour: n, climbMs: 760 }
}

/** The point at `along` (0 … 1) of the sky that the board leaves free. */
function openSky({ view, area, board, upright }: Places, along: number): number {
  if (upright) return along * view.width
  const left = board.x - area.x
  const right = area.width - left - board.width
  const at = along * (left + right)
  return at < left ? area.x + at : board.x + board.width + at - left
}

/** Sends shells up for as long as a mood lasts. */
export function createProgramme(show: Show) {
  let mood: Mood = 'quiet'
  let sinceMs = 0
  let number = 0
  const next = (places: Places, { size, kinds }: { size: number; kinds: readonly BurstKind[] }) => {
    number += 1
    show.launch(shellInto(places, number, { size, kind: kinds[number % kinds.length] ?? 'peony' }))
  }
  return {
    setMood: (wanted: Mood): void => {
      mood = wanted
      sinceMs = wanted === 'quiet' ? 0 : Number.POSITIVE_INFINITY // a bonus begins with a shell
    },
    step: (elapsedMs: number, places: Places): void => {
      sinceMs += elapsedMs
      const programme = programmes[mood]
      if (sinceMs < programme.everyMs * (0.75 + 0.5 * spread(number, 5))) return
      sinceMs = 0
      for (let shell = 0; shell < programme.shells; shell++) next(places, programme)
    },
    /** One shell more, for a win in a bonus. */
    salute: (places: Places): void => next(places, programmes.big),
  }
}

/** Fewer than three a second, so that nothing flashes. */
const shellsOfTier: Readonly<Record<WinTier, number>> = { big: 5, super: 8, mega: 11, epic: 14 }
/** Part of the time in which shells go up; the rest belongs to the last bursts. */
const launchPart = 0.74

/** Shells in front of the board for a big win, ever more of them, and willows at the end. */
export function celebrationOf(
  show: Show,
  tier: WinTier,
  { places, dim }: { places: Places; dim: (part: number) => void },
): Celebration {
  const count = shellsOfTier[tier]
  let sent = 0
  const due = (index: number) => launchPart * (index / count) ** 0.85
  return {
    begin: () => {
      sent = 0
    },
    step: (progress) => {
      dim(0.5 * Math.min(1, progress * 6, (1 - progress) * 8))
      while (sent < count && progress >= due(sent)) {
        const kind = sent >= count - 2 ? 'willow' : (burstKinds[sent % 3] ?? 'peony')
        show.launch({ ...shellOver(places, sent + 3), kind })
        sent += 1
      }
    },
    end: () => dim(0),
  }
}
