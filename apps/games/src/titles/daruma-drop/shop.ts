import { Container, Rectangle, Sprite, Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { painted, pictureTexture } from '../../shell/stage/pictures.ts'
import { flatten } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Box, Places } from './places.ts'

/** Strips of the paper fish, from its mouth to its tail. */
const strips = 20
/** In the drawing of the window: its size and where the fish's mouth is; the fish's size there. */
const drawn = {
  window: { width: 560, height: 520 },
  mouth: { x: 96, y: 128 },
  fish: { width: 330, height: 110 },
} as const

/** The shop behind the tower: wall, open window with a paper fish in the wind, shelves, and the counter. */
export function createShop(stage: Stage, drawings: Drawings) {
  const container = new Container()
  const room = new Container()
  const still = new Sprite()
  const [wall, window, pole, shelf, chest, counter, base, light] = Array.from({ length: 8 }, () => new Sprite()) as [
    ...Parts, // eight sprites are made
  ]
  const fish = Array.from({ length: strips }, () => new Sprite())
  room.addChild(wall, light, window, pole, ...fish, chest, shelf, counter, base)
  container.addChild(room, still)
  let places: Places | null = null
  let fishTop = 0
  let unit = 1

  const wave = (seconds: number) => {
    const swing = (along: number) =>
      (Math.sin(seconds * 3.4 - along * 4.4) * 12 + Math.sin(seconds * 1.3 - along * 2) * 7) * along * unit
    const wide = (drawn.fish.width * unit) / strips
    for (const [index, sprite] of fish.entries()) {
      const [here, next] = [swing(index / strips), swing((index + 1) / strips)]
      sprite.y = fishTop + here
      // as steep as the fish is there, so that its outline has no steps
      sprite.skew.y = Math.atan((next - here) / wide)
    }
  }
  stage.onIdleFrame((_, nowMs) => {
    if (places && stage.sways()) wave(nowMs / 1000)
  })

  const give = (sprite: Sprite, path: string, box: Box | null) => {
    stage.retire(sprite.texture)
    sprite.visible = box !== null
    sprite.texture = box
      ? pictureTexture(drawings.picture(`scenery/${path}`), { ...box, density: stage.view.density })
      : Texture.EMPTY
    if (box) sprite.position.set(box.x, box.y)
  }

  const layFish = (box: Box) => {
    unit = box.width / drawn.window.width
    const [width, height] = [drawn.fish.width * unit, drawn.fish.height * unit]
    const old = fish[0]?.texture
    if (old) stage.retire(old)
    const whole = pictureTexture(drawings.picture('scenery/fish'), { width, height, density: stage.view.density })
    const wide = width / strips
    fishTop = box.y + (drawn.mouth.y - drawn.fish.height / 2) * unit
    for (const [index, sprite] of fish.entries()) {
      // a little wider than its share, so that no gap shows
      const frame = new Rectangle(index * wide, 0, Math.min(wide + 0.7, width - index * wide), height)
      sprite.texture = new Texture({ source: whole.source, frame })
      sprite.position.set(box.x + drawn.mouth.x * unit + index * wide, fishTop)
    }
    give(pole, 'pole', {
      x: box.x + (drawn.mouth.x - 34) * unit,
      y: box.y + (drawn.mouth.y - 76) * unit,
      width: 60 * unit,
      height: 420 * unit,
    })
  }

  return {
    container,
    layOut: (next: Places): void => {
      places = next
      const { view } = next
      const cover = Math.max(view.width / 1600, view.height / 1000)
      give(wall, 'wall', { x: (view.width - 1600 * cover) / 2, y: 0, width: 1600 * cover, height: 1000 * cover })
      stage.retire(light.texture)
      light.texture = paintDaylight(next)
      give(window, 'window', next.window)
      layFish(next.window)
      give(shelf, 'shelf', next.shelf)
      give(chest, 'chest', next.chest)
      give(counter, 'counter', next.counter)
      give(base, 'base', next.base)
      wave(0.6)
      flatten(stage, room, still)
    },
  }
}

type Parts = readonly [Sprite, Sprite, Sprite, Sprite, Sprite, Sprite, Sprite, Sprite]

/** Sun that falls through the window on the wall. */
function paintDaylight({ view, window }: Places): Texture {
  return painted({ width: view.width, height: view.height, density: 0.5 }, (brush) => {
    brush.fillStyle = 'rgb(255 255 255 / .5)'
    const [x, y] = [window.x + window.width, window.y + window.height * 0.2]
    for (const [at, wide] of [
      [0, 0.5],
      [0.62, 0.26],
    ] as const) {
      brush.beginPath()
      brush.moveTo(x + window.width * at, y)
      brush.lineTo(x + window.width * (at + wide), y)
      brush.lineTo(x + window.width * (at + wide + 1.1), y + window.height * 1.5)
      brush.lineTo(x + window.width * (at + 1.1), y + window.height * 1.5)
      brush.fill()
    }
    const shade = brush.createLinearGradient(0, 0, 0, view.height * 0.3)
    shade.addColorStop(0, 'rgb(160 96 30 / .22)')
    shade.addColorStop(1, 'rgb(160 96 30 / 0)')
    brush.fillStyle = shade
    brush.fillRect(0, 0, view.width, view.height * 0.3)
  })
}
