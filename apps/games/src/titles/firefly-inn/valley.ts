import { Container, Sprite, type Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { painted, pictureTexture } from '../../shell/stage/pictures.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Box, Places } from './places.ts'

const riseMs = 6800
const wispsPerVent = 2

/** Sky, hills, the bath with its steam, the garden and the stream. */
export function createValley(stage: Stage, drawings: Drawings) {
  const container = new Container()
  const parts = ['hills', 'bath', 'garden', 'stream', 'branch'] as const
  const sky = new Sprite()
  const sprites = {
    hills: new Sprite(),
    bath: new Sprite(),
    garden: new Sprite(),
    stream: new Sprite(),
    branch: new Sprite(),
  }
  const steam = new Container()
  const wisps = Array.from({ length: 3 * wispsPerVent }, () => new Sprite())
  for (const wisp of wisps) wisp.anchor.set(0.5, 1)
  steam.addChild(...wisps)
  container.addChild(sky, sprites.hills, steam, sprites.bath, sprites.garden, sprites.stream, sprites.branch)
  let places: Places | null = null

  const drift = (nowMs: number) => {
    if (!places) return
    for (const [index, wisp] of wisps.entries()) {
      const vent = places.vents[Math.floor(index / wispsPerVent)]
      if (!vent) continue
      const phase = (nowMs / riseMs + (index % wispsPerVent) / wispsPerVent + index * 0.29) % 1
      const side = index % 2 ? 1 : -1
      wisp.position.set(vent.x + Math.sin(phase * 3 + index) * vent.height * 0.09, vent.y - phase * vent.height * 0.7)
      wisp.scale.set(side * (0.7 + phase * 0.9), 0.6 + phase * 0.7)
      wisp.alpha = Math.sin(phase * Math.PI) * 0.26
    }
  }
  stage.onIdleFrame((_, nowMs) => {
    if (!stage.sways() || !places) return
    drift(nowMs)
    sprites.branch.rotation = Math.sin(nowMs / 2600) * 0.012
    sprites.stream.x = Math.sin(nowMs / 5200) * 7 - 8
  })

  return {
    container,
    layOut: (next: Places): void => {
      places = next
      const { view } = next
      stage.retire(sky.texture)
      sky.texture = paintSky(view.width, view.height)
      sky.setSize(view.width, view.height)
      for (const name of parts) {
        const box: Box | null = next[name]
        const sprite = sprites[name]
        sprite.visible = box !== null
        if (!box) continue
        stage.retire(sprite.texture)
        const width = name === 'stream' ? box.width + 18 : box.width
        sprite.texture = pictureTexture(drawings.picture(`scenery/${name}`), { ...box, width, density: view.density })
        sprite.position.set(box.x - (name === 'stream' ? 8 : 0), box.y)
      }
      const height = next.vents[0]?.height ?? 1
      if (wisps[0]) stage.retire(wisps[0].texture)
      const size = { width: (height * 80) / 180, height, density: view.density }
      const texture: Texture = pictureTexture(drawings.picture('scenery/wisp'), size)
      for (const wisp of wisps) wisp.texture = texture
      drift(riseMs * 0.4)
    },
  }
}

/** Blue-black above, green towards the hills, and a few stars. */
function paintSky(width: number, height: number): Texture {
  return painted({ width, height, density: 1 }, (brush) => {
    const wash = brush.createLinearGradient(0, 0, 0, height)
    wash.addColorStop(0, '#050e18')
    wash.addColorStop(0.45, '#0a2530')
    wash.addColorStop(0.8, '#124046')
    brush.fillStyle = wash
    brush.fillRect(0, 0, width, height)
    for (let star = 0; star < 90; star++) {
      const [x, y] = [((star * 0.618034 + 0.1) % 1) * width, ((star * 0.754878 + 0.3) % 1) ** 1.6 * height * 0.5]
      brush.globalAlpha = 0.25 + ((star * 0.37) % 0.6)
      brush.fillStyle = '#dff0e6'
      brush.beginPath()
      brush.arc(x, y, star % 9 === 0 ? 1.5 : 0.8, 0, Math.PI * 2)
      brush.fill()
    }
  })
}
