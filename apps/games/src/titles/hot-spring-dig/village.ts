import { Container, Sprite, type Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { type Picture, painted, pictureTexture } from '../../shell/stage/pictures.ts'
import { give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import { createLights } from './lights.ts'
import type { Places } from './places.ts'

const land = { width: 1600, villageHeight: 380, mountainHeight: 420, bankHeight: 240 } as const
/** From the top of the drawing of the village to the feet of its inns. */
const footInVillage = 300

/** Sky, mountains, the village and the snow in front of it. Its windows and lanterns are lit one after the other. */
export function createVillage(stage: Stage, drawings: Drawings) {
  const landscape = new Container()
  const [sky, mountains, village, snowfield, bank] = Array.from({ length: 5 }, () => new Sprite()) as [
    Sprite,
    Sprite,
    Sprite,
    Sprite,
    Sprite,
  ] // as many as named
  const lights = createLights(stage, drawings)
  landscape.addChild(sky, mountains, snowfield, village, lights.windows, bank)
  return {
    landscape,
    lanterns: lights.lanterns,
    light: lights.light,
    layOut: (places: Places): void => {
      const { view, area, foot, landScale } = places
      const { density } = view
      const width = land.width * landScale
      const left = (view.width - width) / 2
      const wide = (name: string, height: number) =>
        pictureTexture(drawings.picture(`scenery/${name}`), { width, height: height * landScale, density })
      give(stage, [sky], paintSky(drawings.picture('scenery/sky'), { width: view.width, height: foot, density }))
      give(stage, [mountains], wide('mountains', land.mountainHeight))
      mountains.position.set(left, foot - (land.mountainHeight - 30) * landScale)
      give(stage, [village], wide('village', land.villageHeight))
      village.position.set(left, foot - footInVillage * landScale)
      give(
        stage,
        [snowfield],
        paintSnowfield({ width: view.width, height: Math.max(1, view.height - foot), density }, 80 * landScale),
      )
      snowfield.position.set(0, foot)
      give(stage, [bank], wide('bank', land.bankHeight))
      const ground = area.y + area.height
      bank.position.set(left, (places.flat ? view.height : ground) - land.bankHeight * landScale * 0.82)
      bank.visible = !places.upright
      lights.layOut(places, { left, top: village.y })
    },
  }
}

interface Size {
  readonly width: number
  readonly height: number
  readonly density: number
}

/** The drawing side by side, as often as the view is wide. */
function paintSky(picture: Picture, size: Size): Texture {
  const width = Math.ceil((size.height * picture.naturalWidth) / picture.naturalHeight)
  return painted(size, (brush) => {
    for (let x = 0; x < size.width; x += width) brush.drawImage(picture, x, 0, width + 1, size.height) // without a gap
  })
}

/** Snow in the last light: white as far as the village reaches (`bright` px), violet towards the player. */
function paintSnowfield(size: Size, bright: number): Texture {
  return painted(size, (brush) => {
    const shade = brush.createLinearGradient(0, 0, 0, size.height)
    shade.addColorStop(Math.min(0.9, bright / size.height), '#f7f8ff')
    shade.addColorStop(1, '#a9b2e6')
    brush.fillStyle = shade
    brush.fillRect(0, 0, size.width, size.height)
    brush.lineCap = 'round'
    brush.lineWidth = 4
    for (let drift = 0; drift < 14; drift++) {
      const [x, y] = [((drift * 0.618) % 1) * size.width, (0.3 + ((drift * 0.37) % 0.7)) * size.height]
      brush.strokeStyle = drift % 2 ? 'rgb(255 255 255 / .7)' : 'rgb(140 146 208 / .35)'
      brush.beginPath()
      brush.moveTo(x - 46, y + 5)
      brush.quadraticCurveTo(x, y - 9, x + 52, y + 6)
      brush.stroke()
    }
  })
}
