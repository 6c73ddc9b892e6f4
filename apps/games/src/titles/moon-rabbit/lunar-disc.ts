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
  const hung = createDiscs(stage, { drawings, symbols })
  let shown: string | null = null

  /** The discs rise one after another until the one numbered `passing` is in the middle. */
  const pass = async (symbolAt: SymbolAt, onPass: (index: number) => void) => {
    let passed = 0
    await stage.play(passMs, (progress) => {
      const u = passing * (1 - (1 - progress) ** 2.6)
      const first = Math.floor(u) - 1
      hung.clear()
      for (const [slot, disc] of hung.discs.entries()) hung.put(disc, symbolAt(first + slot), first + slot - u)
      if (Math.round(u) <= passed) return
      passed = Math.round(u)
      onPass(passed)
    })
  }
  /** The other discs fade while the one in the middle swells. */
  const settle = (progress: number, symbolAt: SymbolAt) => {
    hung.rest(shown, Math.sin(progress * Math.PI))
    const [, ...others] = hung.discs
    if (stage.calm() || progress === 1) return
    for (const [slot, disc] of others.entries()) {
      const away = [-2, -1, 1, 2][slot] ?? 2
      hung.put(disc, symbolAt(passing + away), away * (1 + progress * 0.4))
      disc.alpha *= (1 - progress) ** 2
    }
  }

  return {
    container: hung.container,
    hide: (): void => {
      shown = null
      hung.clear()
    },
    /** Discs pass over the moon in the order of the pay table and come to rest at `symbol`. `onPass` is called for each. */
    announce: async (symbol: string, onPass: (index: number) => void): Promise<void> => {
      const last = symbols.indexOf(symbol)
      const symbolAt = (index: number) => {
        const at = (index - passing + last) % symbols.length
        return symbols[(at + symbols.length) % symbols.length] ?? symbol
      }
      if (!stage.calm()) await pass(symbolAt, onPass)
      shown = symbol
      await stage.play(stage.calm() ? 0 : settleMs, (progress) => settle(progress, symbolAt))
    },
    /** The disc swells as its symbol fills reels. */
    pulse: async (): Promise<void> => {
      if (!stage.calm()) await stage.play(settleMs, (progress) => hung.rest(shown, 0.8 * (1 - easeOut(progress))))
      hung.rest(shown)
    },
    layOut: (next: Places): void => {
      hung.layOut(next)
      hung.rest(shown)
    },
  }
}

type SymbolAt = (index: number) => string

/** The discs in view and the ring of light behind the one at rest. */
function createDiscs(stage: Stage, { drawings, symbols }: { drawings: Drawings; symbols: readonly string[] }) {
  const container = new Container()
  const ring = new Sprite()
  const discs = Array.from({ length: pool }, () => new Sprite())
  for (const sprite of [ring, ...discs]) sprite.anchor.set(0.5)
  ring.blendMode = 'add'
  container.addChild(ring, ...discs)
  let places: Places | null = null
  let faces: Readonly<Record<string, Texture>> = {}

  const clear = () => {
    ring.visible = false
    for (const sprite of discs) sprite.visible = false
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
  clear()

  return {
    container,
    discs,
    clear,
    put,
    /** One disc in the middle; none for null. */
    rest: (symbol: string | null, swell = 0): void => {
      clear()
      const [disc] = discs
      if (!symbol || !places || !disc) return
      put(disc, symbol, 0)
      disc.scale.set(1 + 0.14 * swell)
      ring.visible = true
      ring.scale.set(1 + 0.5 * swell)
      ring.alpha = 0.5 + 0.5 * swell
      ring.position.copyFrom(disc.position)
    },
    layOut: (next: Places): void => {
      places = next
      const { size } = next.disc
      const { density } = next.view
      const old = faces
      const sheet = paintedSheet({
        ...Object.fromEntries(symbols.map((symbol) => [symbol, face(symbol, { drawings, size, density })])),
        ring: lightRing(size * 1.5),
      })
      faces = sheet
      ring.texture = sheet.ring
      for (const disc of discs) disc.texture = Texture.EMPTY
      for (const texture of Object.values(old).slice(0, 1)) stage.retire(texture)
    },
  }
}

/** A symbol on its disc. */
function face(
  symbol: string,
  { drawings, size, density }: { drawings: Drawings; size: number; density: number },
): Painting {
  const paint = (brush: CanvasRenderingContext2D) => {
    brush.drawImage(drawings.picture('scenery/disc'), 0, 0, size, size)
    brush.drawImage(drawings.picture(`symbols/${symbol}`), size * 0.15, size * 0.15, size * 0.7, size * 0.7)
  }
  return { width: size, height: size, density, paint }
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
