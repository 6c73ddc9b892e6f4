import { Container, Sprite } from 'pixi.js'
import type { Layout } from '../../engines/slot/layout.ts'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { easeInOut } from '../../shell/stage/frames.ts'
import { type Picture, pictureTexture } from '../../shell/stage/pictures.ts'
import { flatten, give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Tone } from './drawings.ts'
import { createLanterns } from './lanterns.ts'
import { type RiverLayout, riverLayout } from './river-layout.ts'
import { createSky } from './sky.ts'

const waveRows = [0, 1, 2, 3] as const
/** Top of each row, as a part of the water's height. */
const rowDepths = [0, 0.16, 0.36, 0.6] as const
/** How far each layer moves to the sides, in pixels. */
const sway = { clouds: 6, mountain: 2, shore: 4 } as const

export type River = ReturnType<typeof createRiver>

/** The scenery behind the reels, at night and at dawn. Free spins fade from one to the other. */
export function createRiver(stage: Stage, drawings: Drawings) {
  const container = new Container()
  const scene = new Container()
  const flatPicture = new Sprite()
  const sky = createSky(stage)
  const lanterns = createLanterns(stage, drawings)
  const tones: Record<Tone, ToneSprites> = { night: createToneSprites(stage), dawn: createToneSprites(stage) }
  const layers = layersOf(tones)
  container.addChild(scene, flatPicture)
  scene.addChild(layers.sky, sky.container, layers.clouds, layers.mountain, layers.shore)
  for (const row of waveRows) scene.addChild(layers.waves[row], lanterns.rows[row])
  scene.addChild(layers.grass, sky.fireflies)
  let layout: RiverLayout | null = null
  let dawnPart = 0
  let dawn: Promise<void> | null = null

  const inTone = (tone: Tone) => (part: string) => drawings.picture(`scenery/${tone}/${part}`)
  const setDawn = (part: number) => {
    dawnPart = part
    for (const sprite of tones.dawn.all()) sprite.alpha = part
    for (const sprite of tones.dawn.all()) sprite.visible = part > 0
    for (const sprite of tones.night.all()) sprite.visible = part < 1
    sky.setDawn(part)
  }

  stage.onIdleFrame((_, nowMs) => {
    if (!layout || !stage.sways()) return
    const t = nowMs / 1000
    layers.clouds.x = Math.sin(t / 23) * sway.clouds * 4
    layers.mountain.x = Math.sin(t / 17) * sway.mountain
    layers.shore.x = Math.sin(t / 17) * sway.shore
    for (const row of waveRows) {
      const way = row % 2 ? -1 : 1
      layers.waves[row].x = way * Math.sin(t * (0.32 + row * 0.05) + row) * (14 + row * 8)
      layers.waves[row].y = Math.sin(t * (0.9 - row * 0.09) + row * 1.7) * (2 + row * 1.2)
    }
    layers.grass.skew.x = Math.sin(t * 0.7) * 0.012
  })

  return {
    container,
    layOut: async (given: Layout): Promise<void> => {
      const next = riverLayout(given)
      layout = next
      sky.layOut(next)
      lanterns.layOut(next)
      tones.night.paint(inTone('night'), next)
      await dawn
      if (dawn) tones.dawn.paint(inTone('dawn'), next)
      setDawn(dawnPart)
      flatten(stage, scene, flatPicture)
    },
    /** Loaded after the game is ready, because the first free spins come later. */
    prepareDawn: async (): Promise<void> => {
      dawn ??= drawings.load('scenery/dawn/')
      await dawn
      if (layout) tones.dawn.paint(inTone('dawn'), layout)
      setDawn(dawnPart)
    },
    turnTo: async (tone: Tone): Promise<void> => {
      if (stage.plain) {
        setDawn(tone === 'dawn' ? 1 : 0)
        return flatten(stage, scene, flatPicture)
      }
      const [from, to] = [dawnPart, tone === 'dawn' ? 1 : 0]
      lanterns.setFast(tone === 'dawn')
      await stage.play(stage.calm() ? 300 : 1600, (progress) => setDawn(from + (to - from) * easeInOut(progress)))
    },
  }
}

/** A drawing of one time of day. */
type DrawingOf = (part: string) => Picture
type ToneSprites = ReturnType<typeof createToneSprites>

/** The sprites of one time of day. */
function createToneSprites(stage: Stage) {
  const parts = {
    sky: [new Sprite()],
    clouds: [new Sprite(), new Sprite()],
    mountain: [new Sprite()],
    shore: [new Sprite()],
    waves: waveRows.map(() => Array.from({ length: 8 }, () => new Sprite())),
    grass: [new Sprite(), new Sprite()],
  }
  const all = () => [
    ...parts.sky,
    ...parts.clouds,
    ...parts.mountain,
    ...parts.shore,
    ...parts.waves.flat(),
    ...parts.grass,
  ]
  return {
    parts,
    all,
    paint: (drawing: DrawingOf, layout: RiverLayout): void => {
      const { view, waterline, landScale, upright } = layout
      const { width, density } = view
      const strip = (picture: Picture, [w, h]: readonly [number, number]) =>
        pictureTexture(picture, { width: w * landScale, height: h * landScale, density })
      const left = (width - 1600 * landScale) / 2
      give(stage, parts.sky, pictureTexture(drawing('sky'), { width, height: waterline + 40, density: 1 }))
      give(stage, parts.clouds, strip(drawing('clouds'), [1200, 260]))
      const [high, low] = parts.clouds
      high?.position.set(left + 120 * landScale, waterline * (upright ? 0.2 : 0.08))
      low?.position.set(left + 900 * landScale, waterline * (upright ? 0.42 : 0.3))
      give(stage, parts.mountain, strip(drawing('mountain'), [1600, 360]))
      // the peak is visible above the reels on a phone, beside them on a wide screen
      parts.mountain[0]?.position.set(
        upright ? left - 20 * landScale : left - 520 * landScale,
        waterline - 352 * landScale,
      )
      give(stage, parts.shore, strip(drawing('shore'), [1600, 300]))
      parts.shore[0]?.position.set(left, waterline - 294 * landScale)
      paintWaves(stage, parts.waves, drawing, layout)
      paintGrass(stage, parts.grass, drawing('grass'), layout)
    },
  }
}

function paintWaves(
  stage: Stage,
  rows: readonly (readonly Sprite[])[],
  drawing: DrawingOf,
  { view, waterline }: RiverLayout,
): void {
  const depth = view.height - waterline
  for (const row of waveRows) {
    const height = Math.max(depth * (0.3 + row * 0.1), 60)
    const width = Math.max(height * 3.2, view.width / 5)
    const sprites = rows[row] ?? []
    give(stage, sprites, pictureTexture(drawing(`waves-${row}`), { width, height, density: view.density }))
    sprites.forEach((sprite, index) => {
      sprite.position.set((index - 1) * (width - 0.6) - row * 60, waterline + depth * rowDepths[row] - 8)
      // the last row fills the space below it
      sprite.scale.y = row === 3 ? Math.max(1, (depth * 0.46) / height) : 1
    })
  }
}

function paintGrass(
  stage: Stage,
  [left, right]: readonly Sprite[],
  picture: Picture,
  { view, upright }: RiverLayout,
): void {
  if (!left || !right) return
  const size = upright ? view.height * 0.2 : view.height * 0.44
  give(stage, [left, right], pictureTexture(picture, { width: size * 0.89, height: size, density: view.density }))
  const base = upright ? view.height * 0.8 : view.height * 1.02
  left.anchor.set(0, 1)
  right.anchor.set(0, 1)
  left.position.set(-6, base)
  right.position.set(view.width + 6, base)
  right.scale.x = -1
}

function layersOf({ night, dawn }: Record<Tone, ToneSprites>) {
  const layer = (part: 'sky' | 'clouds' | 'mountain' | 'shore' | 'grass') => {
    const both = new Container()
    both.addChild(...night.parts[part], ...dawn.parts[part])
    return both
  }
  const waves = (row: number) => {
    const both = new Container()
    both.addChild(...(night.parts.waves[row] ?? []), ...(dawn.parts.waves[row] ?? []))
    return both
  }
  return {
    sky: layer('sky'),
    clouds: layer('clouds'),
    mountain: layer('mountain'),
    shore: layer('shore'),
    grass: layer('grass'),
    waves: { 0: waves(0), 1: waves(1), 2: waves(2), 3: waves(3) },
  }
}
