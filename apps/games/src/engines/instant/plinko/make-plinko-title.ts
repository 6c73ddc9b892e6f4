import '../pay-list.css'
import { instantDisplay } from '@andon/arcade/engines/instant/display'
import { plinkoEvents } from '@andon/arcade/engines/instant/events'
import { el } from '../../../shell/hud/elements.ts'
import type { Title } from '../../../shell/scene.ts'
import { plinkoOf } from './plinko-config.ts'
import { binTable } from './plinko-info.ts'
import { createPlinkoScene } from './plinko-scene.ts'
import type { PlinkoTitle } from './plinko-title.ts'
import { plinkoTexts } from './texts/plinko-texts.ts'

/** A ball that falls through rows of pins into a bin; the player chooses rows and risk. */
export function plinkoTitle(title: PlinkoTitle): Title {
  const { drawings, gameCode } = title
  return {
    gameCode,
    kind: { display: instantDisplay, events: plinkoEvents },
    load: async (language, progress) => {
      const prefixes = title.first
      const count = prefixes.reduce((sum, prefix) => sum + drawings.count(prefix), 0)
      let loaded = 0
      await Promise.all(prefixes.map((prefix) => drawings.load(prefix, () => progress(++loaded / count))))
      const [words, texts] = [plinkoTexts[language], title.texts[language]]
      return {
        words: { ...words, startIcon: 'play' },
        playerDecides: true,
        decisionEvents: new Set(),
        createScene: (deps) => createPlinkoScene(title, { ...deps, config: plinkoOf(deps.config), language }),
        info: (deps) => {
          const config = plinkoOf(deps.config)
          return { pays: binTable({ ...deps, config, words }), rules: texts.rules(config, deps.figures), more: [] }
        },
        outcome: (events) => {
          const ball = events.find((event) => event.type === 'ballDropped')
          if (ball?.type !== 'ballDropped') return null
          const sides = [...ball.path].map((side) => (side === 'R' ? words.right : words.left))
          return el('p', {}, words.way(sides.join(' ')))
        },
      }
    },
  }
}
