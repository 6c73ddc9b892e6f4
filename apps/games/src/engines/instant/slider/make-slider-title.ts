import '../pay-list.css'
import './slider.css'
import { instantDisplay } from '@andon/arcade/engines/instant/display'
import { sliderEvents } from '@andon/arcade/engines/instant/events'
import { el } from '../../../shell/hud/elements.ts'
import type { Title } from '../../../shell/scene.ts'
import { readingOf, sliderOf } from './slider-config.ts'
import { chanceTable } from './slider-info.ts'
import { createSliderScene } from './slider-scene.ts'
import type { SliderTitle } from './slider-title.ts'
import { sliderTexts } from './texts/slider-texts.ts'

/** A number from 0.00 to 99.99 under or over a mark that the player sets. */
export function sliderTitle(title: SliderTitle): Title {
  const { drawings, gameCode } = title
  return {
    gameCode,
    kind: { display: instantDisplay, events: sliderEvents },
    load: async (language, progress) => {
      const prefixes = title.first
      const count = prefixes.reduce((sum, prefix) => sum + drawings.count(prefix), 0)
      let loaded = 0
      await Promise.all(prefixes.map((prefix) => drawings.load(prefix, () => progress(++loaded / count))))
      const [words, texts] = [sliderTexts[language], title.texts[language]]
      return {
        words: { ...words, startIcon: 'play' },
        playerDecides: true,
        decisionEvents: new Set(),
        createScene: (deps) => createSliderScene(title, { ...deps, config: sliderOf(deps.config), language }),
        info: (deps) => {
          const config = sliderOf(deps.config)
          return { pays: chanceTable({ ...deps, config, words }), rules: texts.rules(config, deps.figures), more: [] }
        },
        outcome: (events) => {
          const drawn = events.find((event) => event.type === 'numberDrawn')
          if (drawn?.type !== 'numberDrawn') return null
          const { side, at, number } = drawn
          return el('p', {}, words.drawn(readingOf(number), words.bet({ side, mark: readingOf(at) })))
        },
      }
    },
  }
}
