import './board.css'
import { instantDisplay } from '@andon/arcade/engines/instant/display'
import { type BoardEvent, boardEvents } from '@andon/arcade/engines/instant/events'
import { el } from '../../../shell/hud/elements.ts'
import type { Title } from '../../../shell/scene.ts'
import { boardOf } from './board-config.ts'
import { prizeTable } from './board-info.ts'
import { boardRules } from './board-rules.ts'
import { createBoardScene } from './board-scene.ts'
import type { BoardTitle } from './board-title.ts'
import { boardTexts } from './texts/board-texts.ts'

/** A board of covered cells that the player opens one by one, with cash-out. */
export function boardTitle(title: BoardTitle): Title {
  const { drawings, gameCode } = title
  return {
    gameCode,
    kind: { display: instantDisplay, events: boardEvents },
    load: async (language, progress) => {
      const prefixes = title.first
      const count = prefixes.reduce((sum, prefix) => sum + drawings.count(prefix), 0)
      let loaded = 0
      await Promise.all(prefixes.map((prefix) => drawings.load(prefix, () => progress(++loaded / count))))
      const [words, texts] = [boardTexts[language], title.texts[language]]
      return {
        words: { ...words, startIcon: 'play' },
        playerDecides: true,
        decisionEvents: new Set(['boardOpened', 'cellOpened']),
        createScene: (deps) => createBoardScene(title, { ...deps, config: boardOf(deps.config), language }),
        info: (deps) => {
          const config = boardOf(deps.config)
          return {
            pays: prizeTable({ ...deps, config, words, hazardsLabel: texts.hazards }),
            rules: boardRules(config, { texts, words, figures: deps.figures }),
            more: [],
          }
        },
        outcome: (events) => {
          const opened = events.filter(
            (event): event is Extract<BoardEvent, { type: 'cellOpened' }> => event.type === 'cellOpened',
          )
          const pictures = opened.map(({ cell, safe }) =>
            el('img', {
              src: drawings.url(safe ? title.cells.safe[0] : title.cells.hazard),
              alt: words.cell(cell + 1, safe ? texts.safe : texts.hazard),
              width: '44',
              height: '44',
            }),
          )
          return pictures.length > 0 ? el('p', { class: 'opened-cells' }, ...pictures) : null
        },
      }
    },
  }
}
