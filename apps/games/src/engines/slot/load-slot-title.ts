import { slotDisplay } from '@andon/arcade/engines/slot/display'
import { type SlotEvent, slotEvents } from '@andon/arcade/engines/slot/events'
import type { SlotConfig } from '@andon/arcade/engines/slot/index'
import type { GameConfig } from '@andon/arcade/game-api'
import { el } from '../../shell/hud/elements.ts'
import type { Title } from '../../shell/scene.ts'
import { messages } from '../../shell/text/messages.ts'
import type { Field } from './field.ts'
import { lineList, payTable } from './slot-info.ts'
import { slotRules } from './slot-rules.ts'
import { createSlotScene, type FieldOptions } from './slot-scene.ts'
import type { SlotTitle } from './slot-title.ts'
import { slotTexts } from './texts/slot-texts.ts'

/** Makes a slot into a title for the shell. */
export function slotTitle(title: SlotTitle, createField: (options: FieldOptions) => Field): Title {
  const { drawings, gameCode } = title
  return {
    gameCode,
    kind: { display: slotDisplay, events: slotEvents },
    load: async (language, progress) => {
      const prefixes = ['symbols/', ...title.first]
      const count = prefixes.reduce((sum, prefix) => sum + drawings.count(prefix), 0)
      let loaded = 0
      await Promise.all(prefixes.map((prefix) => drawings.load(prefix, () => progress(++loaded / count))))
      const [words, texts, general] = [slotTexts[language], title.texts[language], messages[language]]
      return {
        words: {
          start: general.spin,
          startHint: general.spinHint,
          startIcon: 'spin',
          starting: general.spinning,
          cycle: words.cycle,
          hitNote: words.hitNote,
        },
        playerDecides: false,
        decisionEvents: new Set(),
        createScene: (deps) => createSlotScene(title, { ...deps, config: slotOf(deps.config), language }, createField),
        info: (deps) => {
          const prizes = title.hold?.texts[language].prizes ?? {}
          const slotDeps = { ...deps, config: slotOf(deps.config), words, texts, drawings, prizes }
          return {
            pays: payTable(slotDeps),
            rules: slotRules(slotDeps.config, slotDeps),
            more: lineList(slotDeps),
          }
        },
        outcome: (events) => {
          const first = events.find((event): event is Extract<SlotEvent, { type: 'reels' }> => event.type === 'reels')
          return first ? miniature(first.grid, { texts, drawings }) : null
        },
      }
    },
  }
}

function slotOf(config: GameConfig): SlotConfig {
  if (config.engine !== 'slot') throw new Error(`${config.gameCode} is no slot at the server`)
  return config
}

function miniature(
  columns: readonly (readonly string[])[],
  { texts, drawings }: { texts: SlotTitle['texts']['ja']; drawings: SlotTitle['drawings'] },
): HTMLElement {
  const picture = (symbol: string) =>
    el('img', {
      src: drawings.url(`symbols/${symbol}`),
      alt: texts.symbols[symbol] ?? symbol,
      width: '44',
      height: '44',
    })
  return el('div', { class: 'mini-reels' }, ...columns.map((column) => el('div', {}, ...column.map(picture))))
}
