import type { DieFace } from '../../../tabletop/dice/die.ts'
import { pips } from '../../../tabletop/dice/pips.ts'
import type { FeltCell } from '../felt.ts'
import { svg } from '../svg.ts'
import { besideLabel, emsOf } from './letters-beside.ts'

/** Letters of a field are no larger, or a part of its shorter side where that is more. */
const largestLetters = { usual: 24, part: 0.28 } as const
const largestDie = 46
/** Sizes of the lines below a label. In CSS pixels; nothing smaller can be read on a phone. */
const noteSize = { least: 9, joined: 12, most: 15 } as const
/** A field lower than this has no room for two lines below its label. In CSS pixels. */
const lowest = 56
/** Between the lowest line and the field's edge, as a part of its height and in CSS pixels. */
const edge = { part: 0.06, least: 3, most: 9 } as const
/** A field lower than this has its odds and its return on one line, where both can be read so. In CSS pixels. */
const lowUpTo = 150
/** A label that fits upright with letters of this size is not turned on its side. In CSS pixels. */
const leastUpright = 16
/** The middle of a label, as a part of its room's height, in a field whose chips lie below it. */
const labelAt = 0.28
/** The part of the field's height for a line below: for a single one, and for each of two. */
const notePart = { one: 0.28, two: 0.2 } as const

/** A field of the felt with its label, its sign or its dice; `scale`: CSS pixels in a unit of the felt; `beside`: letters of a label with its odds beside it, null for odds below it. */
export function cellPicture(
  cell: FeltCell,
  scale: { readonly x: number; readonly y: number },
  beside: number | null,
): SVGGElement {
  const [width, height] = [cell.width * scale.x, cell.height * scale.y]
  return svg(
    'g',
    {
      transform: `translate(${cell.x * scale.x} ${cell.y * scale.y})`,
      class: 'cell-of-felt',
      'data-tone': cell.tone,
      'data-fact': cell.fact ?? undefined,
    },
    svg('rect', { x: 1, y: 1, width: Math.max(0, width - 2), height: Math.max(0, height - 2), rx: 4 }),
    ...(cell.picture
      ? besidePicture(cell, cell.picture, { width, height })
      : wordsOf(cell, { width, height }, { field: height, beside })),
  )
}

/** The label with what stands below or beside it. `field`: the height of the whole field. */
function wordsOf(
  cell: FeltCell,
  { width, height }: Room,
  { field, beside }: { readonly field: number; readonly beside: number | null },
): readonly SVGElement[] {
  const lines = [cell.note, cell.rtp].flatMap((text) => text || [])
  const [line] = lines
  if (line !== undefined && beside !== null) return [besideEachOther(cell.label, line, { width, height, size: beside })]
  const notes = notesOf(lines, { width, height }, { isLow: field < lowUpTo })
  const room = { width, height: height - notes.height }
  return [cell.dice ? diceOf(cell.dice, room) : labelOf(cell, room), ...notes.texts]
}

/** A drawing, and the words in the rest of the field. */
function besidePicture(
  cell: FeltCell,
  { href, at, part }: NonNullable<FeltCell['picture']>,
  { width, height }: Room,
): readonly SVGElement[] {
  const margin = 4
  const taken = at === 'left' ? { width: width * part, height } : { width, height: height * part }
  const [x, y] = at === 'left' ? [taken.width, 0] : [0, taken.height]
  return [
    svg('image', {
      href,
      x: margin,
      y: margin,
      width: Math.max(0, taken.width - 2 * margin),
      height: Math.max(0, taken.height - 2 * margin),
    }),
    svg(
      'g',
      { transform: `translate(${x} ${y})` },
      ...wordsOf(cell, { width: width - x, height: height - y }, { field: height, beside: null }),
    ),
  ]
}

interface Room {
  readonly width: number
  readonly height: number
}

function labelOf({ label, sign, rtp, picture }: FeltCell, { width, height }: Room): SVGElement {
  const isNarrow = (width * 0.9) / emsOf(label) < leastUpright
  const turned = isNarrow && width < height * 0.62 && label.length > 2 && !picture
  const [along, across] = turned ? [height, width] : [width, height]
  const letters = Math.max(largestLetters.usual, across * largestLetters.part)
  const size = Math.min(across * 0.5, (along * 1.5) / Math.max(2, widthOf(label)), letters)
  const above = Math.max(height * labelAt, Math.min(height / 2, size * 0.75)) // a low field has no room for less
  const middle = rtp === undefined || picture ? height / 2 : above
  const transform = `translate(${width / 2} ${middle})${turned ? ' rotate(-90)' : ''}`
  if (sign) {
    const d = rhombus(Math.min(along * 0.32, across * 0.9), across * 0.3)
    return svg('path', { class: 'sign-of-felt', 'data-tone': sign, d, transform })
  }
  return svg('text', { transform, 'font-size': size, dy: '0.36em' }, label)
}

/** A label and its odds on one line. */
function besideEachOther(label: string, line: string, { width, height, size }: Room & { readonly size: number }) {
  const odds = svg('tspan', { class: 'note-of-felt', dx: size * 0.6, 'font-size': size * besideLabel }, line)
  const text = svg(
    'text',
    { transform: `translate(${width / 2} ${height / 2})`, 'font-size': size, dy: '0.36em' },
    label,
  )
  text.append(odds)
  return text
}

/** Lines at the bottom of the field. */
function notesOf(lines: readonly string[], { width, height }: Room, { isLow }: { readonly isLow: boolean }) {
  const fitting = (text: string) => (width - 6) / emsOf(text)
  const joined = lines.join('　')
  const onOne = height < lowest || fitting(joined) >= noteSize.joined
  const shown = isLow && (lines.length < 2 || onOne) ? [joined] : lines
  const part = shown.length > 1 ? notePart.two : notePart.one
  const texts: SVGElement[] = []
  let used = joined === '' ? 0 : Math.max(edge.least, Math.min(edge.most, height * edge.part))
  for (const text of shown.toReversed()) {
    if (text === '') continue
    const size = Math.max(noteSize.least, Math.min(height * part, fitting(text), noteSize.most))
    const transform = `translate(${width / 2} ${height - used - size / 2})`
    texts.push(svg('text', { class: 'note-of-felt', transform, 'font-size': size, dy: '0.36em' }, text))
    used += size * 1.15
  }
  return { texts, height: used }
}

/** Beside each other, or below each other in a field that is higher than wide. */
function diceOf(faces: readonly DieFace[], { width, height }: Room): SVGElement {
  const stands = height > width
  const [along, across] = stands ? [height, width] : [width, height]
  const step = Math.min((along * 0.94) / faces.length, across * 0.86, largestDie)
  return svg(
    'g',
    { class: 'dice-of-felt' },
    ...faces.map((face, index) => {
      const off = (index - (faces.length - 1) / 2) * step
      return dieOf(face, {
        x: width / 2 + (stands ? 0 : off),
        y: height / 2 + (stands ? off : 0),
        side: step * 0.88,
      })
    }),
  )
}

function dieOf(face: DieFace, { x, y, side }: { readonly x: number; readonly y: number; readonly side: number }) {
  const half = side / 2
  return svg(
    'g',
    { transform: `translate(${x} ${y})` },
    svg('rect', { class: 'die-ground', x: -half, y: -half, width: side, height: side, rx: side * 0.2 }),
    ...pips[face].map(([px, py]) =>
      svg('circle', {
        class: 'die-pip',
        cx: px * side * 0.26,
        cy: py * side * 0.26,
        r: side * (face === 1 ? 0.18 : 0.1),
        'data-one': face === 1 ? '' : undefined,
      }),
    ),
  )
}

/** In widths of a Latin letter. */
const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + (letter > '\u2000' ? 1.75 : 1), 0)

const rhombus = (half: number, high: number) => `M${-half} 0L0 ${-high}L${half} 0L0 ${high}Z`
