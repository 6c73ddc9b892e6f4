import type { Layout } from '../../engines/slot/layout.ts'

export interface Place {
  readonly x: number
  readonly y: number
}

/** Where things are in the gorge, in CSS pixels. */
export interface Gorge extends Layout {
  /** The falling water: behind the scroll and on both sides of it. */
  readonly fall: { readonly x: number; readonly width: number }
  /** Where it meets the basin. */
  readonly waterline: number
  /** The cliff at each side: the size of its drawing, and how much of it is seen. */
  readonly cliff: { readonly width: number; readonly height: number; readonly seen: number }
  /** Side of the climber's square. */
  readonly climber: number
  /** The middle of the climber after a part (0 … 1) of the climb. */
  climb(part: number): Place
}

/** Beside the scroll, or above it on an upright phone. */
export function gorgeOf(layout: Layout): Gorge {
  return layout.upright ? upright(layout) : wide(layout)
}

function wide(layout: Layout): Gorge {
  const { view, area, board, cell, flat } = layout
  const frame = cell.width * 0.32
  const beside = area.x + area.width - board.x - board.width - frame
  const climber = Math.max(40, Math.min(beside * (flat ? 0.96 : 0.66), area.height * 0.24))
  const waterline = area.y + area.height - Math.max(26, area.height * 0.1)
  const middle = board.x + board.width + frame + Math.max(climber * 0.52, beside * 0.4)
  const [foot, head] = [waterline - climber * 0.56, area.y + climber * (flat ? 0.56 : 0.62)]
  const height = waterline * 1.04
  const cliff = { height, width: height * 0.511, seen: Math.max(60, (view.width - board.width) * (flat ? 0.24 : 0.3)) }
  return {
    ...layout,
    fall: fallBetween(cliff, view),
    waterline,
    cliff,
    climber,
    climb: (part) => ({
      x: middle + Math.sin(part * Math.PI * 3) * Math.max(0, beside - climber) * 0.1,
      y: foot + (head - foot) * part,
    }),
  }
}

/** The drawn cliff steps out as it goes down: its widest part, and its narrowest. */
const cliffSteps = { widest: 0.86, narrowest: 0.44 } as const

/** Where the drawing of the left cliff begins. */
export function cliffStart({ width, seen }: Gorge['cliff']): number {
  return seen - width * cliffSteps.widest
}

/** The fall reaches behind the narrowest part of the cliffs. */
function fallBetween(cliff: Gorge['cliff'], view: Layout['view']): Gorge['fall'] {
  const x = Math.max(0, cliffStart(cliff) + cliff.width * cliffSteps.narrowest)
  return { x, width: view.width - x * 2 }
}

/** Height of the bar above the scene. */
const bar = 54

function upright(layout: Layout): Gorge {
  const { view, area, board, cell } = layout
  const climber = Math.min(112, (board.y - bar) * 0.56)
  const [foot, head] = [board.y - cell.height * 0.3 - climber * 0.42, bar + climber * 0.46]
  const below = area.y + area.height - board.y - board.height
  const waterline = board.y + board.height + below * 0.5
  const height = waterline * 1.04
  const cliff = { height, width: height * 0.36, seen: view.width * 0.2 }
  return {
    ...layout,
    fall: fallBetween(cliff, view),
    waterline,
    cliff,
    climber,
    climb: (part) => ({
      x: view.width * 0.17 + view.width * 0.66 * part,
      y: foot + (head - foot) * part - Math.sin(part * Math.PI) * climber * 0.08,
    }),
  }
}
