import { group, picture } from '../../kit/pen.ts'

/** A symbol's square, with room for the paper rim all around. */
export function cell(content: readonly string[]): string {
  return picture(240, 240, [group(content, 'transform="translate(9.6 9.6) scale(.92)"')])
}
