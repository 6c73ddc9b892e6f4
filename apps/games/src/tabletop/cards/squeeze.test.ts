import { Texture } from 'pixi.js'
import { beforeEach, expect, test, vi } from 'vitest'
import { createCard } from './card.ts'
import type { CardSheet } from './card-sheet.ts'
import { type Face, faces } from './faces.ts'
import { createSqueeze } from './squeeze.ts'

const named = (label: string) => new Texture({ label })
const sheet: CardSheet<Face> = {
  width: 100,
  height: 140,
  back: named('back'),
  shade: named('shade'),
  ring: named('ring'),
  faces: Object.fromEntries(faces.map((face) => [face, named(face)])) as Record<Face, Texture>, // one for each
}
const stage = { play: async () => {}, calm: () => true, redraw: () => {}, retire: () => {} }

/** Canvases in the order in which they were made, with the canvases that were drawn on each. */
let canvases: { drawn: unknown[] }[] = []
beforeEach(() => {
  canvases = []
  const createElement = () => {
    const canvas = { width: 0, height: 0, drawn: [] as unknown[], getContext: () => brush }
    const brush = new Proxy({} as Record<string, unknown>, {
      get: (own, name) =>
        own[String(name)] ?? (name === 'drawImage' ? draw : name === 'createLinearGradient' ? gradient : () => {}),
    })
    const draw = (picture: unknown) => canvas.drawn.push(picture)
    const gradient = () => ({ addColorStop: () => {} })
    canvases.push(canvas)
    return canvas
  }
  vi.stubGlobal('document', { createElement })
  vi.stubGlobal(
    'Path2D',
    class {
      roundRect() {}
      lineTo() {}
      closePath() {}
      addPath() {}
      arc() {}
    },
  )
  vi.stubGlobal('DOMMatrix', class {})
})

function squeezed(face: Face | null, turn = 0) {
  const card = createCard(stage, sheet)
  card.put(turn ? { x: 70, y: 50, turn } : { x: 50, y: 70, turn })
  if (face) card.tell(face)
  const squeeze = createSqueeze(stage, 'leo')
  squeeze.take(card, { width: 100, density: 1 })
  squeeze.grip(turn ? { x: 2, y: 98 } : { x: 98, y: 138 })
  return { card, squeeze }
}

test('of a card that the server has not told, no face is painted, however far it is lifted', () => {
  const { squeeze } = squeezed(null)
  squeeze.move({ x: 20, y: 30 })
  expect(squeeze.lifted()).toBeGreaterThan(0.3)
  const [flap, back, ...more] = canvases
  expect(more).toEqual([])
  expect(new Set(flap?.drawn)).toEqual(new Set([back]))
})

test('of a card that was told, the face is painted once it is lifted, and not before', () => {
  const { squeeze } = squeezed('9h')
  const [flap, back, front] = canvases
  expect(front).toBeDefined()
  expect(new Set(flap?.drawn)).toEqual(new Set([back]))
  squeeze.move({ x: 80, y: 110 })
  expect(new Set(flap?.drawn)).toEqual(new Set([back, front]))
})

test('a card that is let go falls back, and is to be turned over where enough of it was seen', async () => {
  const { card, squeeze } = squeezed('9h')
  expect(card.container.visible).toBe(false)
  squeeze.move({ x: 80, y: 110 })
  expect(await squeeze.release()).toBe(false)
  expect(squeeze.lifted()).toBe(0)
  expect(squeeze.container.visible).toBe(true)
  squeeze.move({ x: -30, y: 40 })
  expect(await squeeze.release()).toBe(true)
  expect([squeeze.container.visible, card.container.visible]).toEqual([false, true])
})

test('a card that lies sideways is lifted where the finger is', () => {
  const upright = squeezed('9h').squeeze
  upright.move({ x: 70, y: 100 })
  // a quarter turn to the right brings its lower right corner to the lower left
  const sideways = squeezed('9h', Math.PI / 2).squeeze
  sideways.move({ x: 40, y: 70 })
  expect(sideways.lifted()).toBeCloseTo(upright.lifted())
  expect(upright.lifted()).toBeGreaterThan(0.04)
})
