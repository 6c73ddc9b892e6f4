import type { Bet } from './BetCard.tsx'

/** The words of the picture, ready to be drawn. */
export interface PictureWords {
  readonly title: string
  readonly status: string
  readonly legs: readonly {
    readonly outcome: string
    readonly event: string
    readonly price: string
    readonly badges: readonly PictureBadge[]
    readonly result: Bet['legs'][number]['result']
  }[]
  readonly facts: readonly { readonly name: string; readonly value: string }[]
}

/** A badge on a grid of 24: its outline in one colour, its pattern in another. */
export interface PictureBadge {
  readonly outline: string
  readonly pattern: string
  readonly main: string
  readonly second: string
}

interface Colours {
  readonly ground: string
  readonly ink: string
  readonly soft: string
  readonly accent: string
  readonly won: string
  readonly lost: string
}

const [size, edge, row] = [1080, 72, 132]
const badgeSize = 40
/** Of a long bet the first legs are drawn. */
export const mostDrawn = 6

/** Draws a bet on a square canvas, without names or numbers that lead to its player. Text that is too long is cut. */
export function drawBet(
  canvas: HTMLCanvasElement,
  { title, status, legs, facts }: PictureWords,
  colours: Colours,
): void {
  canvas.width = size
  canvas.height = size
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('the browser draws no pictures')
  const font = (weight: number, px: number) => {
    pen.font = `${weight} ${px}px system-ui, sans-serif`
  }
  function write(
    text: string,
    x: number,
    y: number,
    { most, align = 'left' }: { most: number; align?: CanvasTextAlign },
  ): void {
    if (!pen) return
    pen.textAlign = align
    const letters = [...text]
    while (letters.length > 1 && pen.measureText(letters.join('')).width > most) letters.splice(-2, 2, '…')
    pen.fillText(letters.join(''), x, y)
  }
  function drawBadge({ outline, pattern, main, second }: PictureBadge, x: number, y: number): void {
    if (!pen) return
    pen.save()
    pen.translate(x, y)
    pen.scale(badgeSize / 24, badgeSize / 24)
    pen.fillStyle = main
    pen.fill(new Path2D(outline))
    pen.fillStyle = second
    pen.fill(new Path2D(pattern))
    pen.strokeStyle = colours.ink
    pen.lineWidth = 1.6
    pen.stroke(new Path2D(outline))
    pen.restore()
  }
  pen.fillStyle = colours.ground
  pen.fillRect(0, 0, size, size)
  pen.fillStyle = colours.accent
  pen.fillRect(0, 0, size, 16)
  pen.fillStyle = colours.ink
  font(700, 56)
  write(title, edge, 124, { most: 620 })
  font(700, 44)
  pen.fillStyle = colours.accent
  write(status, size - edge, 124, { most: 300, align: 'right' })
  legs.slice(0, mostDrawn).forEach(({ outcome, event, price, result, badges }, place) => {
    const y = 236 + place * row
    pen.fillStyle =
      result === 'won' || result === 'halfWon' || result === 'placed'
        ? colours.won
        : result === null || result === 'void'
          ? colours.soft
          : colours.lost
    pen.beginPath()
    pen.arc(edge + 12, y - 16, 12, 0, 2 * Math.PI)
    pen.fill()
    pen.fillStyle = colours.ink
    font(700, 42)
    write(outcome, edge + 52, y, { most: 660 })
    write(price, size - edge, y, { most: 200, align: 'right' })
    pen.fillStyle = colours.soft
    font(400, 32)
    for (const [at, badge] of badges.entries()) drawBadge(badge, edge + 52 + at * 46, y + 14)
    write(event, edge + 52 + badges.length * 46, y + 46, { most: 860 - badges.length * 46 })
  })
  facts.forEach(({ name, value }, place) => {
    const x = edge + (place * (size - 2 * edge)) / Math.max(1, facts.length)
    pen.fillStyle = colours.soft
    font(400, 32)
    write(name, x, size - 116, { most: 280 })
    pen.fillStyle = colours.ink
    font(700, 48)
    write(value, x, size - 60, { most: 290 })
  })
}
