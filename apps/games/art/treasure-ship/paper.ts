import { picture } from '../kit/pen.ts'
import { shadow } from './palette.ts'

/** How far a sheet stands above the one below, in drawing units, and the colour of its cut edge towards the light. */
interface Cut {
  readonly lift?: number
  readonly edge?: string
  /** A hole in a shape, where its outlines cross. */
  readonly holes?: boolean
}

/**
 * A shape cut from paper: a soft shadow, then the pale edge of the sheet's thickness, then the sheet. Its outline is written once and named by its hash;
 * `sheets` collects the outlines of a picture.
 */
export function cut(d: string, fill: string, { lift = 5, edge = '#fffdf4', holes = false }: Cut = {}): string {
  const id = named(d)
  const rule = holes ? ' fill-rule="evenodd"' : ''
  const passes = lift < 2.5 ? flat : soft
  const shade = passes.map(
    ([wide, opacity]) => `<use href="#${id}" stroke-width="${short(lift * wide)}" opacity="${opacity}"${rule}/>`,
  )
  const cast = `<g fill="${shadow}" stroke="${shadow}" transform="translate(${short(lift * 0.45)} ${short(lift)})">${shade.join('')}</g>`
  const thick = Math.min(2.4, 0.8 + lift * 0.22)
  return `<!--${id}|${d}-->${lift > 0 ? cast : ''}<use href="#${id}" x="${short(-thick * 0.55)}" y="${short(-thick)}" fill="${edge}"${rule}/><use href="#${id}" fill="${fill}"${rule}/>`
}

/** Copies of an outline that make its shadow: how much wider, as a part of the lift, and how dark. */
const soft: readonly (readonly [wide: number, opacity: number])[] = [
  [2.2, 0.09],
  [1.1, 0.11],
  [0.3, 0.16],
]
const flat: typeof soft = [[0.7, 0.26]]

/** A picture made of sheets. */
export function sheets(width: number, height: number, content: readonly string[], definitions = ''): string {
  const { defs, body } = collected(content)
  return picture(width, height, [`<defs>${defs}${definitions}</defs>`, body])
}

/** The outlines that `cut` left in a drawing, each once, and the drawing without them. */
export function collected(content: readonly string[]): { defs: string; body: string } {
  const outlines = new Map<string, string>()
  const body = content.join('').replace(/<!--(\w+)\|([^>]*)-->/g, (_, id: string, d: string) => {
    outlines.set(id, d)
    return ''
  })
  return { defs: [...outlines].map(([id, d]) => `<path id="${id}" d="${d}"/>`).join(''), body }
}

const short = (value: number) => Math.round(value * 10) / 10

/** A short name for an outline (FNV-1a). */
function named(d: string): string {
  let hash = 0x811c9dc5
  for (const letter of d) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return `p${(hash >>> 8).toString(36)}`
}
