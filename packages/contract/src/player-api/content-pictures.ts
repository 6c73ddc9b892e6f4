import * as v from 'valibot'

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1))
const perMille = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000))

/** Formats of the copies, the smaller one first: browsers take the first that they can show. */
export const pictureFormats = ['avif', 'webp'] as const

/** A picture that staff have uploaded, in several sizes. Paths are of the site itself. */
export const picture = v.object({
  /** In the page's language; empty where the text beside it says the same. */
  alt: v.string(),
  /** Of the largest copy, in pixels: keeps its place on the page. */
  width: pixels,
  height: pixels,
  /** The point that stays visible where a frame cuts the picture: per mille from its left and its top. */
  focus: v.object({ x: perMille, y: perMille }),
  /** A `data:` address of a few pixels, to show until a copy has loaded. Absent: the picture is transparent in places. */
  placeholder: v.optional(v.string()),
  /** Copies for `<source>`, the better format first. */
  sources: v.array(
    v.object({ type: v.picklist(pictureFormats.map((format) => `image/${format}` as const)), srcset: v.string() }),
  ),
  /** For what knows no `srcset`. */
  src: v.string(),
})
export type Picture = v.InferOutput<typeof picture>
