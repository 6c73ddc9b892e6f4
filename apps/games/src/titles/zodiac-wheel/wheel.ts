import { Container } from 'pixi.js'
import type { TableLayout } from '../../engines/table/layout.ts'
import type { TableReveal, TableSetting } from '../../engines/table/table-title.ts'
import { createDrifting } from '../../win/drifting.ts'
import { leastOf } from './felt.ts'
import { segmentOf, segments, toneOf } from './segments.ts'
import { createSpinning } from './spinning.ts'
import { pauseMs } from './turns.ts'
import type { Plate } from './wheel-painting.ts'
import { createParts, plateAt } from './wheel-parts.ts'

/** Of the wheel behind a felt. */
const behindAlpha = 0.16
const plateMs = 260
/** How long a cat is read at least, where nothing moves. */
const calmPauseMs = 900
const isCat = (id: string) => toneOf(id) === 'cat'

/**
 * The hall, and the upper half of a large wheel. It turns from the press on; when the first segment is known, it comes to rest there. After a cat the hall lights up and the wheel turns again; after the last cat that a round
 * may have the cats' segments are closed.
 */
export function createWheel(setting: TableSetting): TableReveal {
  const { stage, hud, drawings, texts, config, tableSounds } = setting
  const parts = createParts(setting)
  const drifting = createDrifting(stage, drawings, ['scenery/petal-red', 'scenery/petal-gold', 'scenery/petal-white'])
  const container = new Container()
  container.addChild(parts.room.container, parts.shade, parts.whole, drifting.container)
  let layout: TableLayout | null = null
  let isInFront = false
  let turns = 0
  let product = 1
  const spinning = createSpinning({ stage, tableSounds, count: segments.length, put: parts.put })
  const appear = (value: boolean) => {
    isInFront = value
    parts.whole.alpha = layout?.covers && !value ? behindAlpha : 1
    stage.redraw()
  }
  const forget = () => {
    turns = 0
    product = 1
    parts.hidePlate()
    parts.light(0)
    parts.close(false)
  }
  const rest = () => {
    spinning.stop()
    forget()
    appear(false)
  }
  const least = (id: string) => {
    const spot = config.spots.find((one) => one.id === id)
    return spot ? leastOf(spot) : 0
  }
  const plateOf = (id: string): Plate => {
    const times = texts.felt.times ?? ''
    return isCat(id)
      ? { id, name: texts.felt.cat ?? '', prize: `×${product}` }
      : { id, name: texts.name(id), prize: `${least(id) * product}${times}` }
  }
  return {
    container,
    begin: () => {
      forget()
      appear(true)
      spinning.run()
    },
    show: async ({ face }) => {
      appear(true)
      const { place, id } = segmentOf(face)
      const index = turns++
      parts.hidePlate()
      await spinning.turn(index, { place, elapsedMs: 0 })
      if (isCat(id)) product *= config.terms?.[id] ?? 1
      if (turns === config.terms?.mostMultipliers && isCat(id)) parts.close(true)
      parts.showPlate(plateOf(id))
      const calm = stage.calm()
      await stage.play(calm ? 0 : plateMs, (part) => {
        parts.growPlate(part)
        if (isCat(id)) parts.light(turns > 1 ? 1 : part)
      })
      if (!isCat(id)) return
      hud.announce(texts.drawn('wheel', face))
      await stage.wait(calm ? calmPauseMs : pauseMs(index) - plateMs)
    },
    giveWay: () => appear(false),
    halt: rest,
    clear: rest,
    celebration: drifting.celebration,
    layOut: (next) => {
      layout = next
      parts.layOut(next, (id) => (isCat(id) ? `×${config.terms?.[id] ?? 1}` : `${least(id)}`))
      const { x, y, width } = next.reveal
      drifting.layOut({ view: next.view, x: x + width / 2, y: y + width * plateAt, radius: width / 2 })
      spinning.layOut()
      appear(isInFront)
    },
  }
}
