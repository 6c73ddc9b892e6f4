import { Container, Sprite, type Texture } from 'pixi.js'
import type { CrashScenery, CrashSetting, Flight } from '../../engines/crash/crash-title.ts'
import type { CrashLayout, Point } from '../../engines/crash/layout.ts'
import { painted, pictureTexture } from '../../shell/stage/pictures.ts'
import type { WinTier } from '../../win/celebrate.ts'
import { placeIn } from './flight-path.ts'
import { createLanterns } from './lanterns.ts'
import { paintSky } from './paint-sky.ts'
import { createStarBurst } from './star-burst.ts'
import { createTrail } from './trail.ts'

const drawn = {
  bank: { width: 1600, height: 420, bridge: 870 },
  crowd: { width: 1600, height: 240 },
} as const
/** A shell that bursts at once opens small, over the water. */
const lowRadius = 0.4
/** The river sinks a little while the shell climbs: by this part of the bank's height at most, and half of it after so long. */
const sinks = { part: 0.28, halfMs: 16_000 } as const
const volleys: Readonly<Record<WinTier, number>> = { big: 2, super: 3, mega: 4, epic: 5 }

/** The river on a summer night: sky, bank and bridge behind the flight, the crowd before it. */
export function createScenery({ stage, drawings, config }: CrashSetting): CrashScenery {
  const [behind, inFront] = [new Container(), new Container()]
  const [sky, bank, crowd, mirror] = [new Sprite(), new Sprite(), new Sprite(), new Sprite()]
  const trail = createTrail()
  const main = createStarBurst()
  const cheers = Array.from({ length: volleys.epic }, createStarBurst)
  const lanterns = createLanterns(stage, () => drawings.picture('scenery/lantern'))
  mirror.anchor.set(0.5)
  mirror.blendMode = 'add'
  mirror.tint = 0xffd98a
  behind.addChild(sky, bank, mirror, trail.container, main.container, ...cheers.map(({ container }) => container))
  behind.addChild(lanterns.container, crowd)
  const perMs = Math.log1p(config.curve.growth.numerator / config.curve.growth.denominator) / config.curve.stepMs
  let layout: CrashLayout | null = null
  let textures: readonly Texture[] = []
  const base = { bank: 0, crowd: 0, bankHeight: 0 }
  const radiusOf = ({ area }: CrashLayout) => Math.min(area.width * 0.42, area.height * 0.36)
  const sink = (elapsedMs: number) => {
    const part = stage.sways() ? sinks.part * (1 - 2 ** (-elapsedMs / sinks.halfMs)) : 0
    bank.y = base.bank + base.bankHeight * part
    crowd.y = base.crowd + base.bankHeight * part * 0.4
  }
  /** What the water gives back of a light. */
  const reflect = ([x]: Point, alpha: number, wide: number) => {
    mirror.visible = alpha > 0.01
    mirror.position.set(x, bank.y + base.bankHeight * 0.56)
    mirror.scale.set(wide / 32, (base.bankHeight * 0.2) / 32)
    mirror.alpha = alpha
  }
  const placeAt = (atMs: number, elapsedMs: number): Point =>
    layout ? placeIn(layout.sky, { atMs, elapsedMs, perMs }) : [0, 0]
  const rest = () => {
    trail.hide()
    main.hide()
    for (const cheer of cheers) cheer.hide()
    mirror.visible = false
    sink(0)
  }
  const burstAt = (sinceMs: number, { elapsedMs, round }: Flight) => {
    trail.hide()
    if (!layout) return
    const isLow = elapsedMs === 0
    const [x, y] = placeAt(elapsedMs, elapsedMs)
    const radius = radiusOf(layout) * (isLow ? lowRadius : 1)
    const at: Point = [
      Math.min(x, layout.area.x + layout.area.width - radius * 0.85),
      Math.max(y, layout.area.y + radius * 0.85),
    ]
    sink(elapsedMs)
    main.show(at, { radius, sinceMs, colour: round })
    reflect(at, Math.max(0, 0.45 * (1 - sinceMs / 2200)), radius * 2)
  }
  return {
    behind,
    inFront,
    rest,
    rise: (elapsedMs) => {
      main.hide()
      sink(elapsedMs)
      trail.show((part) => placeAt(elapsedMs * part, elapsedMs), elapsedMs)
      reflect(placeAt(elapsedMs, elapsedMs), 0.2, 120)
    },
    burst: burstAt,
    showLeaves: lanterns.show,
    celebration: (tier) => ({
      begin: () => {},
      step: (progress) => {
        for (const [index, cheer] of cheers.slice(0, volleys[tier]).entries()) {
          const sinceMs = (progress - index * 0.14) * 3_000
          if (sinceMs < 0 || !layout) continue
          const { area } = layout
          const at: Point = [
            area.x + area.width * (0.18 + 0.64 * ((index * 0.618034 + 0.1) % 1)),
            area.y + area.height * (0.2 + 0.06 * (index % 3)),
          ]
          cheer.show(at, { radius: radiusOf(layout) * 0.6, sinceMs, colour: index })
        }
      },
      end: () => {
        for (const cheer of cheers) cheer.hide()
      },
    }),
    layOut: (next) => {
      layout = next
      const places = paintBackdrop(next)
      Object.assign(base, places)
      const star = pictureTexture(drawings.picture('scenery/star'), {
        width: 32,
        height: 32,
        density: next.view.density,
      })
      const glow = pictureTexture(drawings.picture('scenery/head'), {
        width: 96,
        height: 96,
        density: next.view.density,
      })
      const size = Math.max(42, Math.min(90, next.area.height * 0.16))
      for (const texture of textures) stage.retire(texture)
      textures = [star, glow]
      mirror.texture = star
      trail.setTextures(star, glow, size)
      for (const one of [main, ...cheers]) one.setTextures(star, glow)
      lanterns.layOut(next)
      sink(0)
    },
  }

  function paintBackdrop({ view, area, past }: CrashLayout): { bank: number; crowd: number; bankHeight: number } {
    for (const sprite of [sky, bank, crowd]) stage.retire(sprite.texture)
    const bottom = area.y + area.height
    const bankScale = Math.max((view.width / drawn.bank.width) * 1.02, (area.height * 0.4) / drawn.bank.height)
    const bankHeight = drawn.bank.height * bankScale
    const crowdScale = Math.max(
      (view.width / drawn.crowd.width) * 1.02,
      (past.height + area.height * 0.16) / drawn.crowd.height,
    )
    const crowdHeight = drawn.crowd.height * crowdScale
    sky.texture = painted(view, (brush) => {
      brush.fillStyle = '#0d3563'
      brush.fillRect(0, 0, view.width, view.height)
      paintSky(brush, view.width, bottom - bankHeight * 0.62)
    })
    const left = Math.min(
      0,
      Math.max(view.width - drawn.bank.width * bankScale, area.x + area.width / 2 - drawn.bank.bridge * bankScale),
    )
    bank.texture = painted({ width: view.width, height: bankHeight, density: view.density }, (brush) => {
      brush.drawImage(drawings.picture('scenery/bank'), left, 0, drawn.bank.width * bankScale, bankHeight)
    })
    crowd.texture = painted({ width: view.width, height: crowdHeight, density: view.density }, (brush) => {
      brush.drawImage(drawings.picture('scenery/crowd'), 0, 0, drawn.crowd.width * crowdScale, crowdHeight)
    })
    return { bank: bottom - bankHeight - past.height * 0.2, crowd: bottom - crowdHeight, bankHeight }
  }
}
