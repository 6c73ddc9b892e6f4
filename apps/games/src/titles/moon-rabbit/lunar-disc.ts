import { Container, Sprite, Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { easeOut } from '../../shell/stage/frames.ts'
import { type Painting, paintedSheet } from '../../shell/stage/sheet.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Places } from './places.ts'

const passMs = 3400
const settleMs = 700
/** Discs that pass before the drawn one: two rounds of all symbols and a little more, whatever is drawn. */
const passing = 20
/** Sprites in view at once. */
const pool = 5

/** The disc that hangs before the moon in free spins and shows the symbol that expands. */
export function createLunarDisc(
  stage: Stage,
  { drawings, symbols }: { drawings: Drawings; symbols: readonly string[] },
) {
  const container = new Container()
  const ring = new Sprite()
  const discs = Array.from({ length: pool }, () => new Sprite())
  for (const sprite of [ring, ...discs]) sprite.anchor.set(0.5)
  ring.blendMode = 'add'
  container.addChild(ring, ...discs)
  let places: Places | null = null
  let faces: Readonly<Record<string, Texture>> = {}
  let shown: string | null = null

  const clear = () => {
    ring.visible = false
    for (const sprite of discs) sprite.visible = false
  }
  const rest = (swell = 0) => {
    clear()
    const [disc] = discs
    if (!shown || !places || !disc) return
    put(disc, shown, 0)
    disc.scale.set(1 + 0.14 * swell)
    ring.visible = true
    ring.scale.set(1 + 0.5 * swell)
    ring.alpha = 0.5 + 0.5 * swell
    ring.position.copyFrom(disc.position)
  }
  /** `away`: how many places the disc is from the middle; they rise on the right and set on the left, or from below on a phone on its side. */
  const put = (disc: Sprite, symbol: string, away: number) => {
    if (!places) return
    const { x, y, size } = places.disc
    const [along, aside] = [away * size * 1.08, away * away * size * 0.16]
    disc.texture = faces[symbol] ?? Texture.EMPTY
    disc.visible = Math.abs(away) < 2.2
    disc.alpha = Math.min(1, Math.max(0, 2.2 - Math.abs(away)))
    if (places.flat) disc.position.set(x - aside * 0.6, y + along)
    else disc.position.set(x + along, y + aside)
    disc.scale.set(1 - 0.16 * Math.min(2, Math.abs(away)))
    disc.rotation = away * 0.14
  }
  const pass = (u: number, symbolAt: (index: number) => string) => {
    clear()
    const first = Math.floor(u) - 1
    for (const [slot, disc] of discs.entries()) put(disc, symbolAt(first + slot), first + slot - u)
  }
  clear()

  return {
    container,
    hide: (): void => {
      shown = null
      clear()
    },
    /** Discs pass over the moon in the order of the pay table and come to rest at `symbol`. `onPass` is called for each. */
    announce: async (symbol: string, onPass: (index: number) => void): Promise<void> => {
      const last = symbols.indexOf(symbol)
      const symbolAt = (index: number) => {
        const at = (index - passing + last) % symbols.length
        return symbols[(at + symbols.length) % symbols.length] ?? symbol
      }
      if (!stage.calm()) {
        let passed = 0
        await stage.play(passMs, (progress) => {
          const u = passing * (1 - (1 - progress) ** 2.6)
          pass(u, symbolAt)
          if (Math.round(u) <= passed) return
          passed = Math.round(u)
          onPass(passed)
        })
      }
      shown = symbol
      await stage.play(stage.calm() ? 0 : settleMs, (progress) => {
        rest(Math.sin(progress * Math.PI))
        const [, ...others] = discs
        if (stage.calm() || progress === 1) return
        for (const [slot, disc] of others.entries()) {
          const away = [-2, -1, 1, 2][slot] ?? 2
          put(disc, symbolAt(passing + away), away * (1 + progress * 0.4))
          disc.alpha *= (1 - progress) ** 2
        }
      })
    },
    /** The disc swells as its symbol fills reels. */
    pulse: async (): Promise<void> => {
      if (!stage.calm()) await stage.play(settleMs, (progress) => rest(0.8 * (1 - easeOut(progress))))
      rest()
    },
    layOut: (next: Places): void => {
      places = next
      const { size } = next.disc
      const { density } = next.view
      const face = (symbol: string): Painting => ({
        ...{ width: size, height: size, density },
        paint: (brush) => {
          brush.drawImage(drawings.picture('scenery/disc'), 0, 0, size, size)
          brush.drawImage(drawings.picture(`symbols/${symbol}`), size * 0.15, size * 0.15, size * 0.7, size * 0.7)
        },
      })
      const old = faces
      const sheet = paintedSheet({
        ...Object.fromEntries(symbols.map((symbol) => [symbol, face(symbol)])),
        ring: lightRing(size * 1.5),
      })
      faces = sheet
      ring.texture = sheet.ring
      clear()
      for (const disc of discs) disc.texture = Texture.EMPTY
      for (const texture of Object.values(old).slice(0, 1)) stage.retire(texture)
      rest()
    },
  }
}

function lightRing(size: number): Painting {
  const paint = (brush: CanvasRenderingContext2D) => {
    const light = brush.createRadialGradient(size / 2, size / 2, size * 0.28, size / 2, size / 2, size / 2)
    light.addColorStop(0, 'rgb(255 206 150 / .5)')
    light.addColorStop(1, 'rgb(255 190 120 / 0)')
    brush.fillStyle = light
    brush.fillRect(0, 0, size, size)
  }
  return { width: size, height: size, density: 0.5, paint }
}
