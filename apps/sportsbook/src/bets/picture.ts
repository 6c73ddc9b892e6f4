import type { Bet } from './bet.ts'

/** The texts of the picture, ready to be drawn. */
export interface PictureTexts {
  readonly title: string
  readonly status: string
  readonly tone: Tone
  readonly legs: readonly PictureLeg[]
  /** Below the legs where not all are drawn. */
  readonly more: string | null
  readonly facts: readonly { readonly name: string; readonly value: string }[]
  /** Of the bet, below the facts: it leads to the player only for staff. */
  readonly reference: string
}

interface PictureLeg {
  readonly outcome: string
  readonly market: string
  readonly event: string
  readonly price: string
  readonly badges: readonly PictureBadge[]
  readonly tone: Tone
  /** Empty while it is open. */
  readonly result: string
}

/** How a leg or a bet ended. */
type Tone = 'won' | 'lost' | 'open'

/** A badge on a grid of 24: its outline in one colour, its pattern in another. */
export interface PictureBadge {
  readonly outline: string
  readonly pattern: string
  readonly main: string
  readonly second: string
}

export interface PictureStyle extends Readonly<Record<Tone, string>> {
  readonly family: string
  /** Around the ticket, of the ticket, and of the rows on it. */
  readonly around: string
  readonly ticket: string
  readonly row: string
  readonly line: string
  readonly ink: string
  readonly soft: string
}

/** The number of legs that are drawn of a long bet: the first ones. */
export const mostDrawn = 6

const size = 1080
/** Text that is too long is written smaller, down to this part of its size, before it is cut. */
const leastScale = 0.6
/** The ticket on the canvas, and what is written on it. */
const [inset, radius] = [28, 36]
const edge = 76
const right = size - edge
const head = 212
/** Where the legs stand, and where the ticket is torn off. */
const [top, bottom, gap] = [head + 32, 842, 14]
const tear = 878

export function toneOf(result: Bet['legs'][number]['result']): Tone {
  if (result === null || result === 'void') return 'open'
  return result === 'lost' || result === 'halfLost' ? 'lost' : 'won'
}

/** Draws a bet as a ticket on a square canvas, without the name of its player. */
export function drawBet(canvas: HTMLCanvasElement, texts: PictureTexts, style: PictureStyle): void {
  canvas.width = size
  canvas.height = size
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('the browser draws no pictures')
  const draw = drawWith(pen, style)
  drawTicket(pen, style)
  drawHead(draw, texts, style)
  const legs = texts.legs.slice(0, mostDrawn)
  const [only] = legs
  const end = texts.more === null ? bottom : bottom - 40
  const height = (end - top - (legs.length - 1) * gap) / legs.length
  if (only && legs.length === 1) drawSingle(draw, only, style)
  else for (const [at, leg] of legs.entries()) drawRow(draw, leg, { y: top + at * (height + gap), height, style })
  if (texts.more !== null)
    draw.write(texts.more, { x: size / 2, y: bottom - 4, px: 28, colour: style.soft, align: 'center', most: 800 })
  const width = (right - edge) / Math.max(1, texts.facts.length)
  for (const [at, { name, value }] of texts.facts.entries()) {
    const x = edge + at * width
    draw.write(name, { x, y: tear + 48, px: 28, colour: style.soft, most: width - 32 })
    draw.write(value, { x, y: tear + 108, px: 58, weight: 700, colour: style.ink, most: width - 32 })
  }
  draw.write(texts.reference, { x: edge, y: tear + 154, px: 26, colour: style.soft, most: right - edge })
}

/** Rounded, with a notch on both sides where it is torn off. */
function drawTicket(pen: CanvasRenderingContext2D, { around, ticket, line }: PictureStyle): void {
  pen.fillStyle = around
  pen.fillRect(0, 0, size, size)
  pen.fillStyle = ticket
  pen.beginPath()
  pen.roundRect(inset, inset, size - 2 * inset, size - 2 * inset, radius)
  pen.fill()
  pen.fillStyle = around
  for (const x of [inset, size - inset]) {
    pen.beginPath()
    pen.arc(x, tear, 20, 0, 2 * Math.PI)
    pen.fill()
  }
  pen.strokeStyle = line
  pen.lineWidth = 4
  pen.setLineDash([14, 12])
  pen.beginPath()
  pen.moveTo(edge, tear)
  pen.lineTo(right, tear)
  pen.stroke()
  pen.setLineDash([])
}

function drawHead({ fill, write, widthOf }: Draw, { title, status, tone }: PictureTexts, style: PictureStyle): void {
  fill(style.ink, { x: inset, y: inset, width: size - 2 * inset, height: head - inset, radii: [radius, radius, 0, 0] })
  const [px, y] = [40, inset + (head - inset) / 2]
  const width = Math.min(380, widthOf(status, { px, weight: 700 }) + 64)
  fill(tone === 'open' ? style.around : style[tone], { x: right - width, y: y - 40, width, height: 80, radii: [40] })
  const colour = tone === 'open' ? style.ink : style.ticket
  write(status, { x: right - width / 2, y: y + 14, px, weight: 700, colour, align: 'center', most: width - 32 })
  const most = right - width - 32 - edge
  write(title, { x: edge, y: y + 22, px: 64, weight: 700, colour: style.ticket, most })
}

/** The only leg fills the ticket: both sides above, what was bet on and its price below. */
function drawSingle(draw: Draw, leg: PictureLeg, style: PictureStyle): void {
  const { fill, write, badge } = draw
  const [middle, most] = [size / 2, right - edge - 64]
  fill(style.row, { x: edge, y: top, width: right - edge, height: bottom - top, radii: [24] })
  const crest = 168
  for (const [at, drawn] of leg.badges.entries())
    badge(drawn, { x: middle + (at === 0 ? -crest - 28 : 28), y: top + 44, size: crest, ink: style.ink })
  const y = top + (leg.badges.length > 0 ? 280 : 160)
  write(leg.event, { x: middle, y, px: 38, colour: style.soft, align: 'center', most })
  write(leg.outcome, { x: middle, y: y + 96, px: 72, weight: 700, colour: style.ink, align: 'center', most })
  write(leg.market, { x: middle, y: y + 150, px: 36, colour: style.soft, align: 'center', most })
  write(leg.price, { x: middle, y: y + 264, px: 104, weight: 700, colour: style[leg.tone], align: 'center', most })
}

function drawRow(
  { fill, write, badge, widthOf }: Draw,
  leg: PictureLeg,
  { y, height, style }: { y: number; height: number; style: PictureStyle },
): void {
  const scale = Math.min(1.4, Math.max(0.84, height / 140))
  const middle = y + height / 2
  fill(style.row, { x: edge, y, width: right - edge, height, radii: [20] })
  fill(style[leg.tone], { x: edge, y, width: 14, height, radii: [20, 0, 0, 20] })
  const crest = Math.min(80, height * 0.55)
  for (const [at, drawn] of leg.badges.entries())
    badge(drawn, { x: edge + 36 + at * (crest + 8), y: middle - crest / 2, size: crest, ink: style.ink })
  const [end, price] = [right - 32, { px: 48 * scale, weight: 700 }]
  const priceY = leg.result === '' ? middle + 17 * scale : middle + 4 * scale
  write(leg.price, { ...price, x: end, y: priceY, colour: style.ink, align: 'right', most: 240 })
  write(leg.result, {
    px: 26 * scale,
    weight: 700,
    x: end,
    y: middle + 42 * scale,
    colour: style[leg.tone],
    align: 'right',
    most: 240,
  })
  const x = edge + 36 + leg.badges.length * (crest + 8) + 16
  const most = end - Math.min(240, widthOf(leg.price, price)) - 40 - x
  const small = { x, px: 26 * scale, colour: style.soft, most }
  const isTall = height > 170
  write(leg.outcome, { x, y: middle - (isTall ? 28 : 4) * scale, px: 40 * scale, weight: 700, colour: style.ink, most })
  if (isTall) {
    write(leg.market, { ...small, y: middle + 14 * scale })
    write(leg.event, { ...small, y: middle + 54 * scale })
  } else write(`${leg.event} · ${leg.market}`, { ...small, y: middle + 36 * scale })
}

interface Letters {
  readonly px: number
  readonly weight?: number
}
interface Written extends Letters {
  readonly x: number
  /** The height of the line under the letters. */
  readonly y: number
  readonly colour: string
  /** The greatest width. */
  readonly most: number
  readonly align?: CanvasTextAlign
}
type Draw = ReturnType<typeof drawWith>

function drawWith(pen: CanvasRenderingContext2D, { family }: PictureStyle) {
  /** Leaves the pen with these letters. */
  function widthOf(text: string, { px, weight = 400 }: Letters): number {
    pen.font = `${weight} ${Math.floor(px)}px ${family}`
    return pen.measureText(text).width
  }

  function write(text: string, { x, y, colour, most, align = 'left', ...letters }: Written): void {
    const px = letters.px * Math.min(1, Math.max(leastScale, most / widthOf(text, letters)))
    const kept = [...text]
    while (widthOf(kept.join(''), { ...letters, px }) > most && kept.length > 1) kept.splice(-2, 2, '…')
    pen.textAlign = align
    pen.fillStyle = colour
    pen.fillText(kept.join(''), x, y)
  }

  function fill(
    colour: string,
    { x, y, width, height, radii }: { x: number; y: number; width: number; height: number; radii: number[] },
  ): void {
    pen.fillStyle = colour
    pen.beginPath()
    pen.roundRect(x, y, width, height, radii)
    pen.fill()
  }

  function badge(
    { outline, pattern, main, second }: PictureBadge,
    { x, y, size: side, ink }: { x: number; y: number; size: number; ink: string },
  ): void {
    pen.save()
    pen.translate(x, y)
    pen.scale(side / 24, side / 24)
    pen.fillStyle = main
    pen.fill(new Path2D(outline))
    pen.fillStyle = second
    pen.fill(new Path2D(pattern))
    pen.strokeStyle = ink
    pen.lineWidth = 1.2
    pen.stroke(new Path2D(outline))
    pen.restore()
  }

  return { widthOf, write, fill, badge }
}
