import { Container, Sprite, type Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { paintedSheet, pictureOn } from '../../shell/stage/sheet.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Places } from './places.ts'

export const coats = ['red', 'sarasa', 'orange', 'black', 'gold'] as const
/** The golden one is only in the scoop's stories. */
const swimming = ['red', 'sarasa', 'red', 'orange', 'sarasa', 'black', 'red', 'orange'] as const
const fishMost = 18
/** Pixels² of the view for each fish. */
const spaceOfFish = 62_000
/** The drawings: body 160 × 170, tail 160 × 120, its root at 80, 6 lies on the body's 80, 150. */
const drawn = { width: 160, body: 170, tail: 120, root: 150, middle: 90 } as const
const frightMs = 1300

interface Fish {
  readonly container: Container
  readonly tail: Sprite
  readonly shadow: Container
  readonly shadowTail: Sprite
  readonly sprites: readonly { readonly sprite: Sprite; readonly part: 'body' | 'tail' }[]
  readonly coat: (typeof coats)[number]
  readonly seed: number
  x: number
  y: number
  heading: number
  beat: number
}

/** Goldfish that swim around in the tank, below the field. They flee from a spin and gather where something may happen. */
export function createShoal(stage: Stage, drawings: Drawings) {
  const container = new Container()
  const fish = Array.from({ length: fishMost }, (_, index) => createFish(index))
  container.addChild(...fish.map(({ shadow }) => shadow), ...fish.map((one) => one.container))
  let places: Places | null = null
  let textures: Readonly<Record<string, Texture>> = {}
  let count = 0
  let frightenedMs = 0
  let lure: { x: number; y: number } | null = null

  const swim = (one: Fish, seconds: number) => {
    if (!places) return
    const { view, board, fish: length } = places
    const middle = { x: board.x + board.width / 2, y: board.y + board.height / 2 }
    const fright = frightenedMs / frightMs
    const wander = Math.sin(one.beat * 0.11 + one.seed * 5) * 0.7
    const margin = length * 0.35
    const outside = one.x < margin || one.y < margin || one.x > view.width - margin || one.y > view.height - margin
    const away = Math.atan2(one.y - middle.y, one.x - middle.x)
    const wanted = outside ? away + Math.PI : lure ? Math.atan2(lure.y - one.y, lure.x - one.x) : away
    const pull = outside ? 2.6 : lure ? 1.7 : fright > 0 ? 3 * fright : 0
    one.heading += (wander + Math.sin(wanted - one.heading) * pull) * seconds
    const pace = length * (0.34 + one.seed * 0.22) * (1 + 3.4 * fright ** 2 + (lure ? 0.8 : 0))
    one.x += Math.cos(one.heading) * pace * seconds
    one.y += Math.sin(one.heading) * pace * seconds
    one.beat += seconds * (4.2 + one.seed * 2) * (1 + 2.2 * fright + (lure ? 0.6 : 0))
    show(one)
  }
  stage.onIdleFrame((elapsedMs) => {
    if (!stage.sways()) return
    frightenedMs = Math.max(0, frightenedMs - elapsedMs)
    for (const one of fish.slice(0, count)) swim(one, elapsedMs / 1000)
  })

  return {
    container,
    scatter: (): void => {
      frightenedMs = frightMs
      lure = null
    },
    /** Where the fish gather; null to let them go. */
    gather: (at: { x: number; y: number } | null): void => {
      lure = at
    },
    layOut: (next: Places): void => {
      const first = places === null
      const [wide, high] = [next.view.width / (places?.view.width ?? 1), next.view.height / (places?.view.height ?? 1)]
      places = next
      const { view, fish: length } = next
      const scale = length / (drawn.body + drawn.tail - 20)
      const old = Object.values(textures)[0]
      if (old) stage.retire(old)
      const sized = (high: number) => ({ width: drawn.width * scale, height: high * scale, density: view.density })
      textures = paintedSheet(
        Object.fromEntries(
          coats.flatMap((coat) => [
            [`body-${coat}`, pictureOn(drawings.picture(`scenery/body-${coat}`), sized(drawn.body))] as const,
            [`tail-${coat}`, pictureOn(drawings.picture(`scenery/tail-${coat}`), sized(drawn.tail))] as const,
          ]),
        ),
      )
      count = Math.max(6, Math.min(fishMost, Math.round((view.width * view.height) / spaceOfFish)))
      for (const [index, one] of fish.entries()) {
        one.container.visible = one.shadow.visible = index < count
        for (const { sprite, part } of one.sprites) {
          const texture = textures[`${part}-${one.coat}`]
          if (texture) sprite.texture = texture
          if (part === 'tail') sprite.position.set(0, (drawn.root - drawn.middle) * scale)
        }
        if (first) [one.x, one.y] = [spread(index, 0.618) * view.width, spread(index, 0.755) * view.height]
        else [one.x, one.y] = [one.x * wide, one.y * high]
        show(one)
      }
    },
  }
}

function show(one: Fish): void {
  const swing = Math.sin(one.beat)
  one.container.position.set(one.x, one.y)
  one.container.rotation = one.heading + Math.PI / 2 + swing * 0.06
  one.shadow.position.set(one.x + 12, one.y + 26)
  one.shadow.rotation = one.container.rotation
  one.tail.rotation = one.shadowTail.rotation = -swing * 0.34
}

const spread = (index: number, by: number) => 0.04 + 0.92 * (((index + 1) * by) % 1)

function createFish(index: number): Fish {
  const half = () => {
    const [container, body, tail] = [new Container(), new Sprite(), new Sprite()]
    body.anchor.set(0.5, drawn.middle / drawn.body)
    tail.anchor.set(0.5, 6 / drawn.tail)
    container.addChild(tail, body)
    return { container, body, tail }
  }
  const [upper, shadow] = [half(), half()]
  for (const sprite of [shadow.body, shadow.tail]) sprite.tint = 0x06304f
  shadow.container.alpha = 0.2
  return {
    container: upper.container,
    tail: upper.tail,
    shadow: shadow.container,
    shadowTail: shadow.tail,
    sprites: [upper, shadow].flatMap(({ body, tail }) => [
      { sprite: body, part: 'body' as const },
      { sprite: tail, part: 'tail' as const },
    ]),
    coat: swimming[index % swimming.length] ?? 'red',
    seed: ((index + 1) * 0.377) % 1,
    x: 0,
    y: 0,
    heading: index * 2.4,
    beat: index * 1.7,
  }
}
