import { Container, Sprite, Texture } from 'pixi.js'
import { expect, test } from 'vitest'
import type { CardSheet } from '../../../tabletop/cards/card-sheet.ts'
import { type Face, faces } from '../../../tabletop/cards/faces.ts'
import type { HandLook } from './hand-places.ts'
import { createHands } from './hands.ts'

const named = (label: string) => new Texture({ label })
const sheet: CardSheet<Face> = {
  width: 100,
  height: 140,
  back: named('back'),
  shade: named('shade'),
  ring: named('ring'),
  faces: Object.fromEntries(faces.map((face) => [face, named(face)])) as Record<Face, Texture>, // one for each
}
const dragon: HandLook = { width: 0.25, sides: ['dragon', 'tiger'], first: 1, most: 1, y: 0 }
const baccarat: HandLook = { width: 0.2, sides: ['player', 'banker'], first: 2, most: 3, y: 0 }

/** Hands under reduced motion, where each motion is its end state; `dealt`: the numbers of the cards in the order in which they left the shoe. */
function lay(look: HandLook) {
  const dealt: number[] = []
  const stage = { play: async () => {}, calm: () => true, redraw: () => {} }
  const hands = createHands({ stage, look, onDeal: (number) => dealt.push(number) })
  hands.layOut(sheet, 300)
  return { hands, dealt }
}

/** The pictures of the cards that are seen: `back` or a face. */
function seenIn(container: Container): string[] {
  return container.children.flatMap((child) => {
    if (!child.visible) return []
    if (child instanceof Sprite)
      return /^(back|.[shdc])$/.test(child.texture.label ?? '') ? [child.texture.label ?? ''] : []
    return child instanceof Container ? seenIn(child) : []
  })
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('the first cards of both sides are dealt face down before anything is drawn', async () => {
  const { hands, dealt } = lay(baccarat)
  hands.begin()
  await settled()
  expect(seenIn(hands.container)).toEqual(['back', 'back', 'back', 'back'])
  expect(dealt).toEqual([0, 1, 2, 3])
})

test('a drawn card is turned over where it lies, and a third one is dealt first', async () => {
  const { hands, dealt } = lay(baccarat)
  hands.begin()
  for (const [to, face] of [
    ['player', 'As'],
    ['banker', 'Kd'],
    ['player', '4c'],
    ['banker', '2h'],
    ['banker', '9s'],
  ] as const)
    await hands.open(to, face)
  expect(hands.facesOf('player')).toEqual(['As', '4c'])
  expect(hands.facesOf('banker')).toEqual(['Kd', '2h', '9s'])
  expect(dealt).toEqual([0, 1, 2, 3, 4])
})

test('a replay, which has no press, deals before it turns over', async () => {
  const { hands } = lay(dragon)
  await hands.open('dragon', 'Qh')
  expect(seenIn(hands.container).sort()).toEqual(['Qh', 'back'])
})

test('the next round knows no face of the last one', async () => {
  const { hands, dealt } = lay(dragon)
  await hands.open('dragon', 'Qh')
  await hands.open('tiger', '3c')
  hands.clear()
  expect(seenIn(hands.container)).toEqual([])
  expect(hands.facesOf('dragon')).toEqual([])
  hands.begin()
  await settled()
  expect(seenIn(hands.container)).toEqual(['back', 'back'])
  expect(dealt).toEqual([0, 1, 0, 1])
})

test('a press without a round takes the cards back while they are dealt', async () => {
  const { hands } = lay(baccarat)
  hands.begin()
  hands.clear()
  await settled()
  expect(seenIn(hands.container)).toEqual([])
})

const framed = (container: Container): number =>
  container.children.reduce((sum, child) => {
    if (!child.visible) return sum
    if (child instanceof Sprite) return sum + (child.texture.label === 'ring' ? 1 : 0)
    return sum + (child instanceof Container ? framed(child) : 0)
  }, 0)

test('the cards of the side that won are framed, and none at a tie', async () => {
  const { hands } = lay(dragon)
  await hands.open('dragon', 'Qh')
  await hands.open('tiger', '3c')
  await hands.decide(null)
  expect(framed(hands.container)).toBe(0)
  await hands.decide('tiger')
  expect(framed(hands.container)).toBe(1)
})
