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

/** The share of the window's height that is drawn above and below it unless another `margin` is given. */
const around = 0.5

/** The places to draw, in whole rows, of a list without an end; `top` is how far the grid's top is above the window's, in pixels. */
export function windowOf(
  { columns, pitch }: GridShape,
  { top, height, margin = around }: { top: number; height: number; margin?: number | undefined },
): GridWindow {
  const last = Math.max(1, Math.ceil((top + height * (1 + margin)) / pitch))
  const first = Math.min(last - 1, Math.max(0, Math.floor((top - height * margin) / pitch)))
  return { from: first * columns, to: last * columns, columns }
}

/** The window without the places of which there is no game; after the end of a shorter list, as many rows at its end. */
export function withinCount({ from, to, columns }: GridWindow, count: number): GridWindow {
  if (from < count) return { from, to: Math.min(to, count), columns }
  const end = Math.ceil(count / columns) * columns
  return { from: Math.max(0, end - (to - from)), to: count, columns }
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
