import type { Layout } from '../../engines/slot/layout.ts'
import { signTopOf } from '../../engines/slot/text-places.ts'

export interface Place {
  readonly x: number
  readonly y: number
}

/** Where things are under the moon, in CSS pixels. */
export interface Places extends Layout {
  readonly moon: Place & { readonly radius: number }
  /** The ridge on which the rabbits pound: its crest and its width. */
  readonly ridge: Place & { readonly width: number }
  /** The left foot of the pounding rabbits, whose drawings are 640 wide and 380 high at scale 1. */
  readonly group: Place & { readonly scale: number }
  /** Where the drawn symbol hangs in free spins. */
  readonly disc: Place & { readonly size: number }
  /** Where the rabbits sit in the moon during free spins, and their size. */
  readonly perches: readonly [Place, Place]
  readonly leaper: number
  /** The crest of the hill in front. */
  readonly hill: number
}

const drawnGroup = { width: 640, height: 400 } as const
/** The bar above the game. */
const bar = 54

export function placesOf(layout: Layout): Places {
  const { view, area, upright, flat, board } = layout
  if (upright) return above(layout, { top: bar, hill: Math.min(view.height - 60, board.y + board.height + 46) })
  if (flat || board.x - area.x > area.x + area.width - board.x - board.width + 40) return beside(layout)
  return above(layout, { top: Math.max(area.y, 8), hill: Math.min(view.height - 70, board.y + board.height * 0.9) })
}

/** Over the reels: the moon behind everything, the rabbits on a ridge above the game's name. */
function above(layout: Layout, { top, hill }: { top: number; hill: number }): Places {
  const { view, upright, board } = layout
  const middle = board.x + board.width / 2
  const crest = signTopOf(layout, {})
  const room = crest - top
  const scale = Math.min((view.width * (upright ? 0.9 : 0.5)) / drawnGroup.width, room / drawnGroup.height)
  const radius = upright ? Math.min(view.width * 0.49, room * 0.86) : Math.min(view.height * 0.54, view.width * 0.36)
  const moon = { x: middle, y: top + radius * (upright ? 1.02 : 0.93), radius }
  const size = room * (upright ? 0.58 : 0.9)
  const disc = { x: middle, y: top + room * (upright ? 0.4 : 0.46), size }
  const away = upright ? Math.min(size * 0.86, view.width * 0.36) : size * 1.35
  return {
    ...layout,
    moon,
    hill,
    disc,
    ridge: { x: middle, y: crest, width: upright ? view.width * 1.5 : radius * 3.1 },
    group: { x: middle - (drawnGroup.width / 2) * scale, y: crest + 3, scale },
    perches: [
      { x: middle - away, y: top + room * 0.62 },
      { x: middle + away, y: top + room * 0.4 },
    ],
    leaper: room * (upright ? 0.3 : 0.52),
  }
}

/** At the left of the reels on a phone on its side. */
function beside(layout: Layout): Places {
  const { view, area, board } = layout
  const room = board.x - area.x
  const middle = area.x + room * 0.5
  const radius = Math.min(area.height * 0.47, room * 0.72)
  const crest = area.y + area.height * 0.74
  const scale = (room * 0.94) / drawnGroup.width
  const size = Math.min(room * 0.62, area.height * 0.36)
  const disc = { x: middle, y: area.y + area.height * 0.36, size }
  return {
    ...layout,
    disc,
    hill: crest + (view.height - crest) * 0.5,
    moon: { x: middle + room * 0.12, y: area.y + area.height * 0.44, radius },
    ridge: { x: middle, y: crest, width: room * 2.6 },
    group: { x: middle - (drawnGroup.width / 2) * scale, y: crest + 3, scale },
    perches: [
      { x: middle - room * 0.24, y: crest - size * 0.26 },
      { x: middle + room * 0.28, y: area.y + area.height * 0.13 },
    ],
    leaper: size * 0.5,
  }
}
