import './crash.css'
import { crashDisplay } from '@andon/arcade/engines/crash/display'
import { crashEvents } from '@andon/arcade/engines/crash/events'
import { el } from '../../shell/hud/elements.ts'
import type { Title } from '../../shell/scene.ts'
import { crashOf, readingOf } from './crash-config.ts'
import { chanceTable } from './crash-info.ts'
import { createCrashScene } from './crash-scene.ts'
import type { CrashTitle } from './crash-title.ts'
import { crashTexts } from './texts/crash-texts.ts'

/** A multiplier that rises for all players of a table until it bursts. */
export function crashTitle(title: CrashTitle): Title {
  const { drawings, gameCode } = title
  return {
    gameCode,
    kind: { display: crashDisplay, events: crashEvents },
    load: async (language, progress) => {
      const prefixes = title.first
      const count = prefixes.reduce((sum, prefix) => sum + drawings.count(prefix), 0)
      let loaded = 0
      await Promise.all(prefixes.map((prefix) => drawings.load(prefix, () => progress(++loaded / count))))
      const [words, texts] = [crashTexts[language], title.texts[language]]
      return {
        words: { ...words, startIcon: 'play' },
        playerDecides: true,
        decisionEvents: new Set(),
        createSharedScene: (deps) => createCrashScene(title, { ...deps, config: crashOf(deps.config), language }),
        info: (deps) => {
          const config = crashOf(deps.config)
          return { pays: chanceTable({ ...deps, config, words }), rules: texts.rules(config, deps.figures), more: [] }
        },
        outcome: (events) => {
          const burst = events.find(({ type }) => type === 'burst')
          return burst?.type === 'burst' ? el('p', {}, words.bursts(readingOf(burst.hundredths))) : null
        },
      }
    },
  }
}
