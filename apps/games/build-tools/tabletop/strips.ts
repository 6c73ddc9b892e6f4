import { Container } from 'pixi.js'
import 'pixi.js/unsafe-eval'
import { createCanvasRenderer } from '../../src/shell/stage/canvas-renderer.ts'
import { createFrames } from '../../src/shell/stage/frames.ts'
import type { Stage } from '../../src/shell/stage/stage.ts'
import { createCard } from '../../src/tabletop/cards/card.ts'
import { paintDeck, paintMonths } from '../../src/tabletop/cards/card-sheet.ts'
import { fanPlaces, rowPlaces } from '../../src/tabletop/cards/places.ts'
import { createSqueeze } from '../../src/tabletop/cards/squeeze.ts'
import { chipsFor } from '../../src/tabletop/chips/change.ts'
import { createPile } from '../../src/tabletop/chips/pile.ts'

type TestStage = Pick<Stage, 'play' | 'wait' | 'calm' | 'redraw' | 'retire' | 'root' | 'plain' | 'nowMs' | 'onFrame'>

interface Strip {
  readonly width: number
  readonly height: number
  readonly columns: number
  readonly frames: number
  readonly everyMs: number
}

export const density = 1.5
const frameMs = 1000 / 60

/** Frames of a scene, a fixed time apart, on a clock that only this function moves. */
export async function strip(
  { width, height, columns, frames, everyMs }: Strip,
  play: (stage: TestStage) => void,
): Promise<HTMLCanvasElement> {
  let nowMs = 0
  const waiting: FrameRequestCallback[] = []
  performance.now = () => nowMs
  window.requestAnimationFrame = (callback) => waiting.push(callback)
  const view = document.createElement('canvas')
  const renderer = await createCanvasRenderer({
    canvas: view,
    width,
    height,
    resolution: density,
    backgroundColor: '#1f5a4c',
    skipExtensionImports: true,
    manageImports: false,
  })
  const root = new Container()
  const loop = createFrames()
  loop.start(() => {}, { always: true, onMotion: () => {} })
  play({ ...loop, root, calm: () => false, retire: () => {}, plain: true })
  const canvas = document.createElement('canvas')
  canvas.width = columns * width * density
  canvas.height = Math.ceil(frames / columns) * height * density
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('this browser has no 2D canvas')
  for (let frame = 0; frame < frames; frame++) {
    renderer.render(root)
    const [x, y] = [(frame % columns) * width * density, Math.floor(frame / columns) * height * density]
    brush.drawImage(view, x, y)
    brush.strokeStyle = '#10332b'
    brush.strokeRect(x, y, width * density, height * density)
    for (let passed = 0; passed < everyMs; passed += frameMs) {
      nowMs += frameMs
      for (const callback of waiting.splice(0)) callback(nowMs)
      for (let step = 0; step < 20; step++) await null
    }
  }
  return canvas
}

const deck = (width: number) => paintDeck({ width, density, back: 'leo' })

export const deal = () =>
  strip({ width: 300, height: 230, columns: 6, frames: 18, everyMs: 66 }, (stage) => {
    const sheet = deck(70)
    const places = rowPlaces(4, { at: { x: 150, y: 160 }, card: 70, room: 210 })
    void (async () => {
      for (const [index, place] of places.entries()) {
        const card = createCard(stage, sheet)
        stage.root.addChild(card.container)
        await card.deal({ x: 280, y: 20, turn: 0.6 }, place)
        card.tell((['Kd', '7s', 'Ah', 'Qc'] as const)[index] ?? 'As')
        void card.turnOver()
        if (index === 3) await card.win(true)
        if (index === 1) card.dim(true)
      }
    })()
  })

export const flip = () =>
  strip({ width: 150, height: 200, columns: 10, frames: 10, everyMs: 50 }, (stage) => {
    const card = createCard(stage, deck(110))
    stage.root.addChild(card.container)
    card.put({ x: 75, y: 105, turn: 0 })
    card.tell('Ks')
    void card.turnOver()
  })

export const fan = () =>
  strip({ width: 420, height: 240, columns: 1, frames: 1, everyMs: 50 }, (stage) => {
    const sheet = deck(80)
    for (const [index, place] of fanPlaces(7, { at: { x: 210, y: 90 }, radius: 300, spread: 0.8 }).entries()) {
      const card = createCard({ ...stage, calm: () => true }, sheet)
      stage.root.addChild(card.container)
      card.put(place)
      card.tell((['2s', '5h', '9d', 'Jc', 'Qh', 'Kc', 'Ad'] as const)[index] ?? 'As')
      void card.turnOver()
    }
  })

const pull = (from: readonly [number, number], to: readonly [number, number], { told = true, turn = 0 } = {}) =>
  strip({ width: 250, height: 300, columns: 6, frames: 6, everyMs: 50 }, (stage) => {
    const card = createCard(stage, deck(140))
    const squeeze = createSqueeze(stage, 'leo')
    stage.root.addChild(card.container, squeeze.container)
    card.put({ x: 125, y: 150, turn })
    if (told) card.tell('9h')
    squeeze.take(card, { width: 140, density })
    squeeze.grip({ x: from[0], y: from[1] })
    void stage.play(300, (part) =>
      squeeze.move({ x: from[0] + (to[0] - from[0]) * part, y: from[1] + (to[1] - from[1]) * part }),
    )
  })

export const squeezes = {
  'squeeze-corner': () => pull([59, 242], [165, 112]),
  'squeeze-edge': () => pull([135, 246], [151, 92]),
  'squeeze-side': () => pull([57, 142], [175, 152]),
  'squeeze-sideways': () => pull([125, 218], [130, 90], { turn: Math.PI / 2 }),
  'squeeze-untold': () => pull([193, 242], [105, 122], { told: false }),
}

export const monthFlip = () =>
  strip({ width: 150, height: 230, columns: 10, frames: 10, everyMs: 50 }, (stage) => {
    const card = createCard(stage, paintMonths({ width: 110, density, back: 'bee', number: true }))
    stage.root.addChild(card.container)
    card.put({ x: 75, y: 118, turn: 0 })
    card.tell('10')
    void card.turnOver()
    void card.win(true)
  })

export const payout = () =>
  strip({ width: 240, height: 190, columns: 8, frames: 8, everyMs: 50 }, (stage) => {
    const pile = createPile(stage, { size: 44, density })
    stage.root.addChild(pile.container)
    pile.container.position.set(180, 60)
    pile.show(chipsFor(12_850, [100, 500, 1_000, 5_000, 50]).chips)
    void pile.slide({ x: 80, y: 130 })
  })
