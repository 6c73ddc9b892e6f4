export interface GridShape {
  readonly columns: number
  /** From the top of a row to the top of the next, in pixels. */
  readonly pitch: number
}

/** The places from `from` up to but without `to`. */
export interface GridWindow {
  readonly from: number
  readonly to: number
  readonly columns: number
}

/** Of the window's height, drawn above and below it. */
const around = 0.75

/** The places to draw, in whole rows; `top` is how far the grid's top is above the window's, in pixels. */
export function windowOf(
  { columns, pitch }: GridShape,
  { top, height, count }: { top: number; height: number; count: number },
): GridWindow {
  const rows = Math.ceil(count / columns)
  const last = Math.min(rows, Math.max(1, Math.ceil((top + height * (1 + around)) / pitch)))
  const first = Math.min(last - 1, Math.max(0, Math.floor((top - height * around) / pitch)))
  return { from: first * columns, to: Math.min(count, last * columns), columns }
}

/** The drawn places in order, with the focused one and its neighbours, so that the focus stays and the Tab key goes on from it. */
export function placesIn({ from, to }: GridWindow, focused: number | null, count: number): readonly number[] {
  const near = focused === null ? [] : [focused - 1, focused, focused + 1]
  const outside = near.filter((place) => place >= 0 && place < count && (place < from || place >= to))
  const inside = Array.from({ length: to - from }, (_, at) => from + at)
  return [...outside, ...inside].sort((a, b) => a - b)
}

/** The place to which a key moves the focus; undefined for other keys, and at the ends. */
export function placeAfter(
  key: string,
  { from, count, columns }: { from: number; count: number; columns: number },
): number | undefined {
  const to = {
    ArrowRight: from + 1,
    ArrowLeft: from - 1,
    ArrowDown: from + columns,
    ArrowUp: from - columns,
    Home: 0,
    End: count - 1,
  }[key]
  return to !== undefined && to !== from && to >= 0 && to < count ? to : undefined
}
