import { Container, Sprite, Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { painted, paintShine, pictureTexture } from '../../shell/stage/pictures.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import { colours } from './colours.ts'
import type { Box, Places } from './places.ts'

const nightTint = 0x2b2160

/** Sky, roofs, houses and wet stones. By night only the signs and windows shine. */
export function createAlley(stage: Stage, drawings: Drawings) {
  const container = new Container()
  /** Cats on the roofs stand between the houses and the night. */
  const roofs = new Container()
  const [sky, distance, ground, left, right] = [new Sprite(), new Sprite(), new Sprite(), new Sprite(), new Sprite()]
  const [leftLit, rightLit, glow] = [new Sprite(), new Sprite(), new Sprite()]
  const night = new Sprite(Texture.WHITE)
  night.tint = nightTint
  night.blendMode = 'multiply'
  glow.blendMode = 'add'
  container.addChild(sky, distance, ground, left, right, roofs, night, leftLit, rightLit, glow)
  let dark = 0

  const repaint = (sprite: Sprite, name: string, box: Box) => {
    stage.retire(sprite.texture)
    sprite.texture = pictureTexture(drawings.picture(`scenery/${name}`), { ...box, density: stage.view.density })
    sprite.position.set(box.x, box.y)
  }
  /** 0: dusk, 1: night. */
  const setNight = (part: number) => {
    dark = part
    night.alpha = part * 0.86
    night.visible = part > 0
    for (const sprite of [leftLit, rightLit]) {
      sprite.alpha = part
      sprite.visible = part > 0
    }
    glow.alpha = 0.3 + 0.25 * part // more would bleach the lit doors
  }
  return {
    container,
    roofs,
    setNight,
    night: () => dark,
    layOut: (places: Places): void => {
      const { view, house, rightEdge } = places
      const leftHouse = { ...house, x: places.area.x + house.left - house.width }
      const rightHouse = { ...house, x: rightEdge - house.right }
      repaint(distance, 'distance', places.distance)
      repaint(ground, 'ground', places.ground)
      for (const [sprite, name] of [
        [left, 'left'],
        [leftLit, 'left-lit'],
      ] as const)
        repaint(sprite, name, leftHouse)
      for (const [sprite, name] of [
        [right, 'right'],
        [rightLit, 'right-lit'],
      ] as const)
        repaint(sprite, name, rightHouse)
      stage.retire(sky.texture)
      sky.texture = paintSky(places)
      sky.setSize(view.width, view.height)
      stage.retire(glow.texture)
      glow.texture = paintGlow(places)
      glow.setSize(view.width, view.height)
      night.setSize(view.width, view.height)
      setNight(dark)
    },
  }
}

function paintSky({ view, distance }: Places): Texture {
  return painted({ width: 8, height: view.height, density: 1 }, (brush) => {
    const wash = brush.createLinearGradient(0, 0, 0, Math.min(view.height, distance.y + distance.height * 0.9))
    wash.addColorStop(0, colours.duskTop)
    wash.addColorStop(0.42, colours.dusk)
    wash.addColorStop(0.74, colours.rose)
    wash.addColorStop(1, colours.peach)
    brush.fillStyle = wash
    brush.fillRect(0, 0, 8, view.height)
  })
}

/** Warm light around the bars' doors and signs. */
function paintGlow({ view, house, rightEdge, area }: Places): Texture {
  return painted({ width: view.width, height: view.height, density: 0.25 }, (brush) => {
    const unit = house.height / 1000
    const lights = [
      [area.x + house.left - house.width + 322 * unit, 600, 150],
      [area.x + house.left - house.width + 160 * unit, 800, 240],
      [area.x + house.left - house.width + 280 * unit, 240, 160],
      [rightEdge - house.right + 150 * unit, 660, 210],
      [rightEdge - house.right + 300 * unit, 820, 240],
      [rightEdge - house.right + 80 * unit, 270, 170],
    ] as const
    for (const [x, y, radius] of lights) {
      const at = { x, y: house.y + y * unit, radius: radius * unit }
      paintShine(brush, at, { 0: 'rgb(255 170 80 / .42)', 1: 'rgb(255 150 80 / 0)' })
    }
  })
}
