import { Container } from 'pixi.js'
import type { LiveReveal, LiveSetting } from '../../engines/table/live/live-title.ts'
import { createDrifting } from '../../win/drifting.ts'
import { leastOf } from './felt.ts'
import { segmentOf, segments, toneOf } from './segments.ts'
import { type Began, createSpinning } from './spinning.ts'
import { pauseMs, turnBeginsMs, turnMs } from './turns.ts'
import type { Plate } from './wheel-painting.ts'
import { createParts, plateAt } from './wheel-parts.ts'

/** Opacity of the wheel behind a felt. */
const behindAlpha = 0.16
const plateMs = 260
/** Under reduced motion a cat is read for so long. */
const calmMs = 1500
const isCat = (id: string) => toneOf(id) === 'cat'

/**
 * The hall, and the upper half of a large wheel. It turns from the lock on; when the segments are known, it comes to rest at each at an instant of the tables' clock, the same on every screen. After a cat the hall lights up
 * and the wheel turns again; after the last cat that a round may have the cats' segments are closed.
 */
export function createWheel(setting: LiveSetting): LiveReveal {
  const { stage, drawings, table } = setting
  const parts = createParts(setting)
  const drifting = createDrifting(stage, drawings, ['scenery/petal-red', 'scenery/petal-gold', 'scenery/petal-white'])
  const [container, back] = [new Container(), new Container()]
  container.addChild(parts.room.container, parts.shade, back, parts.whole, drifting.container)
  const prizes = prizesOf(setting)
  const { spinning, begin, isCurrent, showOne } = createShowing(setting, { parts, prizes })
  let covers = false
  let isInFront = false
  const appear = (value: boolean) => {
    isInFront = value
    parts.whole.alpha = covers && !value ? behindAlpha : 1
    stage.redraw()
  }
  const clear = () => {
    begin()
    appear(false)
  }
  return {
    container,
    back,
    begin: () => {
      begin()
      appear(true)
      spinning.run({ now: stage.nowMs, atMs: stage.nowMs() })
    },
    show: async ({ face }) => {
      appear(true)
      await showOne(face, { now: stage.nowMs, atMs: stage.nowMs() })
    },
    lock: (lockedAt) => {
      begin()
      appear(true)
      spinning.run({ now: table.now, atMs: lockedAt })
    },
    showAll: async ({ drawn, shownAt }) => {
      const round = begin()
      appear(true)
      for (const [index, { face }] of drawn.entries())
        if (isCurrent(round)) await showOne(face, { now: table.now, atMs: shownAt + turnBeginsMs(index) })
    },
    giveWay: () => appear(false),
    halt: clear,
    clear,
    celebration: drifting.celebration,
    layOut: (next) => {
      covers = next.covers
      parts.layOut(next, prizes.onWheel)
      const { x, y, width } = next.reveal
      drifting.layOut({ view: next.view, x: x + width / 2, y: y + width * plateAt, radius: width / 2 })
      spinning.layOut()
      appear(isInFront)
    },
  }
}

interface ShowingDeps {
  readonly parts: ReturnType<typeof createParts>
  readonly prizes: ReturnType<typeof prizesOf>
}

/** The turns of a round, one after the other. */
function createShowing(setting: LiveSetting, { parts, prizes }: ShowingDeps) {
  const { stage, hud, texts, config, tableSounds } = setting
  const spinning = createSpinning({ stage, tableSounds, count: segments.length, put: parts.put })
  let turns = 0
  let product = 1
  /** Counts what has begun, so that what is left of an older round stops. */
  let begun = 0
  const isCurrent = (round: number) => round === begun
  return {
    spinning,
    isCurrent,
    /** Removes what the last round left. Returns the number of the new one. */
    begin: (): number => {
      spinning.stop()
      turns = 0
      product = 1
      parts.hidePlate()
      parts.light(0)
      parts.close(false)
      return ++begun
    },
    /** The turn that shows a segment, and what it is. Resolves when the next turn may begin. */
    showOne: async (face: string, began: Began): Promise<void> => {
      const round = begun
      const { place, id } = segmentOf(face)
      const index = turns++
      parts.hidePlate()
      await spinning.turn(index, { place, began })
      if (!isCurrent(round)) return
      product *= config.terms?.[id] ?? 1
      if (isCat(id)) {
        parts.close(turns === config.terms?.mostMultipliers)
        hud.announce(texts.drawn('wheel', face))
        hud.showNote(texts.drawn('wheel', face))
      }
      const wasLit = turns > 1
      const leftMs = () => began.atMs + turnMs(index) + pauseMs(index) - began.now()
      const isPast = isCat(id) && leftMs() <= 0
      parts.showPlate(prizes.plateOf(id, product))
      const standsAt = began.atMs + turnMs(index)
      await framesUntil(stage, () => {
        const part = stage.calm() || isPast ? 1 : Math.min(1, Math.max(0, (began.now() - standsAt) / plateMs))
        parts.growPlate(part)
        if (isCat(id) && isCurrent(round)) parts.light(wasLit ? 1 : part)
        return part === 1
      })
      if (isCat(id)) await stage.wait(Math.max(0, stage.calm() ? Math.min(leftMs(), calmMs) : leftMs()))
    },
  }
}

/** By the clock of what began, and not by this screen's own: the result is told at the same instant on all. */
const framesUntil = (stage: Pick<LiveSetting['stage'], 'onFrame'>, holds: () => boolean) =>
  new Promise<void>((resolve) => {
    const stop = stage.onFrame(() => {
      if (!holds()) return
      stop()
      resolve()
    })
  })

/** The pays of segments, in words for the wheel and for the plate. */
function prizesOf({ config, texts }: Pick<LiveSetting, 'config' | 'texts'>) {
  const least = (id: string) => {
    const spot = config.spots.find((one) => one.id === id)
    return spot ? leastOf(spot) : 0
  }
  return {
    onWheel: (id: string): string => (isCat(id) ? `×${config.terms?.[id] ?? 1}` : `${least(id)}`),
    plateOf: (id: string, product: number): Plate =>
      isCat(id)
        ? { id, name: texts.felt.cat ?? '', prize: `×${product}` }
        : { id, name: texts.name(id), prize: `${least(id) * product}${texts.felt.times ?? ''}` },
  }
}
