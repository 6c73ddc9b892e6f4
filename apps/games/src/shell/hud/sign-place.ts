interface SignOf {
  /** Size of the board with the name, in letters of the wanted size. In CSS pixels, as everything here. */
  readonly sign: { readonly width: number; readonly height: number }
  readonly wanted: { readonly size: number; readonly middle: number; readonly foot: number }
  /** The space of the field. */
  readonly field: { readonly x: number; readonly width: number }
  /** The bar above: where it ends, and what its buttons at both sides leave. */
  readonly bar: { readonly bottom: number; readonly from: number; readonly to: number }
}

/** A long name gets smaller until it takes this part of the field's space. */
const part = 0.72
/** The page around the game has the name, too: letters smaller than this say nothing more. */
const smallest = 10
/** Between the name and the buttons beside it. */
const gap = 8

/** The middle of the board with the game's name and the size of its letters. Beside the buttons of the bar it keeps clear of them; null where they leave no room for letters that can be read. */
export function signPlace({ sign, wanted, field, bar }: SignOf): { middle: number; size: number } | null {
  const end = field.x + field.width
  const half = Math.min(wanted.middle - field.x, end - wanted.middle) * part
  const isBeside = wanted.foot - sign.height < bar.bottom
  const [from, to] = isBeside
    ? [Math.max(field.x, bar.from) + gap, Math.min(end, bar.to) - gap]
    : [wanted.middle - half, wanted.middle + half]
  const size = Math.floor(wanted.size * Math.min(1, (to - from) / sign.width))
  if (size < smallest) return null
  const wide = (sign.width * size) / wanted.size
  return { middle: Math.min(to - wide / 2, Math.max(from + wide / 2, wanted.middle)), size }
}
