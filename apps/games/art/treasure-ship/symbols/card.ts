import { scattered } from '../../kit/light.ts'
import { path, round } from '../../kit/pen.ts'
import { cut } from '../paper.ts'

/** Cut by hand: the sides are not quite straight. */
const outline =
  'M20 9C80 7 160 10 220 8Q232 9 231 20C233 80 230 160 232 220Q231 231 220 231C160 233 80 230 20 232Q9 231 9 220C7 160 10 80 8 20Q9 9 20 9Z'
const inside =
  'M25 19C90 18 150 20 215 19Q221 19 221 25C222 90 220 150 221 215Q221 221 215 221C150 222 90 220 25 221Q19 221 19 215C18 150 20 90 19 25Q19 19 25 19Z'

/** The card that a symbol lies on, with fibres in its paper. `rim`: a strip of foil inside the edge. */
export function card(fill: string, { rim, fibre = '#fff' }: { rim?: string; fibre?: string } = {}): string {
  const fibres = scattered(26, 208, 208)
    .map(
      ([x, y], index) =>
        `M${round(x + 14)} ${round(y + 14)}q${4 + (index % 5)} ${(index % 7) - 3} ${9 + (index % 4)} ${(index % 3) - 1}`,
    )
    .join('')
  return (
    cut(outline, fill, { lift: 4 }) +
    `<g opacity=".28">${path(fibres, 'none', fibre, 1.3)}</g>` +
    (rim ? path(inside, 'none', rim, 5) : '')
  )
}

/** Where the layers of a card end. */
export const cardClip = `<clipPath id="c"><path d="${inside}"/></clipPath>`

export function onCard(content: readonly string[]): string {
  return `<g clip-path="url(#c)">${content.join('')}</g>`
}
