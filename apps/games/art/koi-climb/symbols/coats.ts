import { fin } from '../../kit/animals.ts'
import { type Point, trace } from '../../kit/pen.ts'
import { cinnabar, ink, leaf, leafDark, leafPale, shellWhite, soot } from '../palette.ts'

/** The colours of a koi. */
export interface Coat {
  readonly body: string
  readonly belly: string
  readonly patch: string
  readonly fin: string
  readonly ray: string
}

export const coats = {
  gold: { body: leaf, belly: leafPale, patch: '#f2c65a', fin: leafPale, ray: leafDark },
  red: { body: shellWhite, belly: '#fff', patch: cinnabar, fin: '#ffe9dc', ray: cinnabar },
  white: { body: shellWhite, belly: '#fff', patch: soot, fin: '#eef0ee', ray: soot },
} as const satisfies Record<string, Coat>

/** A fin in the colours of the coat; `tips` are the ends of its rays. */
export const finOf = (coat: Coat, outline: string, root: Point, tips: string): string[] =>
  fin(outline, { root, tips: trace(tips), fill: coat.fin, ink, ray: coat.ray })
