import { Container, Sprite, Texture } from 'pixi.js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFrames } from '../../shell/stage/frames.ts'
import { packed } from '../../shell/stage/sheet.ts'
import { createCard } from './card.ts'
import { type CardSheet, densityThatFits, sheetSizes } from './card-sheet.ts'
import { type Face, faces } from './faces.ts'

let nowMs = 0
let waiting: ((nowMs: number) => void)[] = []
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
  vi.stubGlobal('requestAnimationFrame', (draw: (nowMs: number) => void) => waiting.push(draw))
})
afterEach(() => {
  waiting = []
})

async function nextFrame(): Promise<void> {
  nowMs += 16
  for (const draw of waiting.splice(0)) draw(nowMs)
  for (let step = 0; step < 10; step++) await null
}

const named = (label: string) => new Texture({ label })
const sheet: CardSheet<Face> = {
  width: 100,
  height: 140,
  back: named('back'),
  shade: named('shade'),
  ring: named('ring'),
  faces: Object.fromEntries(faces.map((face) => [face, named(face)])) as Record<Face, Texture>, // one for each
}

function lay({ calm }: { calm: boolean }) {
  const frames = createFrames()
  frames.start(() => {}, { always: true, onMotion: () => {} })
  return createCard({ ...frames, calm: () => calm }, sheet)
}

/** The names of all textures that are in the tree, shown or not. */
function texturesIn(container: Container): string[] {
  return container.children.flatMap((child) =>
    child instanceof Sprite ? [child.texture.label ?? ''] : child instanceof Container ? texturesIn(child) : [],
  )
}
const faceIn = (container: Container) =>
  texturesIn(container).find((label) => label !== 'back' && /^.[shdc]$/.test(label))

/** Collects what `look` sees frame by frame, until `done`. */
async function seenUntil<Seen>(done: Promise<unknown>, look: () => Seen): Promise<Seen[]> {
  let ended = false
  void done.then(() => {
    ended = true
  })
  const seen = [look()]
  for (let frame = 0; frame < 100 && !ended; frame++) {
    await nextFrame()
    seen.push(look())
  }
  expect(ended).toBe(true)
  return seen
}

test.each([false, true])(
  'no face is in the tree before the card is turned over, and none can be before it is told (reduced motion: %s)',
  async (calm) => {
    const card = lay({ calm })
    await expect(card.turnOver()).rejects.toThrow('before its face was told')
    await seenUntil(card.deal({ x: 0, y: 0, turn: 1 }, { x: 200, y: 100, turn: 0 }), () =>
      expect(faceIn(card.container)).toBeUndefined(),
    )
    card.tell('Qh')
    card.dim(true)
    card.wear(sheet)
    await card.win(false)
    expect(faceIn(card.container)).toBeUndefined()
    await seenUntil(card.slide({ x: 10, y: 10, turn: 0 }), () => expect(faceIn(card.container)).toBeUndefined())
    await seenUntil(card.turnOver(), () => null)
    expect(faceIn(card.container)).toBe('Qh')
    card.forget()
    expect(faceIn(card.container)).toBeUndefined()
    expect(card.face()).toBeNull()
    await expect(card.turnOver()).rejects.toThrow('before its face was told')
  },
)

test('a card that is taken back while it turns over shows no face, and two presses turn it once', async () => {
  const card = lay({ calm: false })
  card.tell('Ks')
  const turned = card.turnOver()
  await card.turnOver()
  for (let frame = 0; frame < 20; frame++) await nextFrame()
  card.forget()
  await seenUntil(turned, () => expect(faceIn(card.container)).toBeUndefined())
  expect([card.isOpen(), faceIn(card.container)]).toEqual([false, undefined])
})

test('while it turns over, the back changes to the face where the card is seen edge on', async () => {
  const card = lay({ calm: false })
  card.tell('7c')
  const body = card.container.children[1]
  const seen = await seenUntil(card.turnOver(), () => ({ face: faceIn(card.container), across: body?.scale.x ?? 1 }))
  const change = seen.findIndex(({ face }) => face === '7c')
  expect(seen.slice(change).every(({ face }) => face === '7c')).toBe(true)
  expect(Math.min(seen[change - 1]?.across ?? 1, seen[change]?.across ?? 1)).toBeLessThan(0.25)
  expect(seen.at(-1)?.across).toBe(1)
})

test('a card comes to rest in its place, at once under reduced motion', async () => {
  const [from, to] = [
    { x: 40, y: 30, turn: 2 },
    { x: 200, y: 100, turn: 0.1 },
  ]
  for (const calm of [false, true]) {
    const card = lay({ calm })
    const seen = await seenUntil(card.deal(from, to), () => card.container.x)
    expect(seen[0]).toBe(calm ? to.x : from.x)
    expect(card.place()).toEqual(to)
    expect([card.container.x, card.container.y, card.container.rotation]).toEqual([200, 100, 0.1])
    expect(new Set(seen).size > 3).toBe(!calm)
  }
})

test.each([
  [52, 1.4],
  [12, 1.6],
])(
  '%i cards fit on one texture that every browser has, as sharp as the screen where they are small',
  (count, ratio) => {
    for (const width of [44, 80, 110, 160, 240])
      for (const wanted of [1, 2]) {
        const sizes = sheetSizes(count, { width, height: width * ratio })
        const density = densityThatFits(sizes, wanted)
        const { width: across, height: high } = packed(
          sizes.map((size) => ({ width: Math.ceil(size.width * density), height: Math.ceil(size.height * density) })),
        )
        expect(Math.max(across, high)).toBeLessThanOrEqual(2048)
        if (width * wanted <= 195) expect(density).toBe(wanted)
        expect(density * width).toBeGreaterThanOrEqual(Math.min(width * wanted, 190))
      }
  },
)
