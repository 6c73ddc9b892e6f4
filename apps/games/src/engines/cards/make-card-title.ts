import './cards.css'
import { cardsDisplay } from '@andon/arcade/engines/cards/display'
import { cardsEvents } from '@andon/arcade/engines/cards/events'
import type { CardsConfig } from '@andon/arcade/engines/cards/index'
import type { GameConfig } from '@andon/arcade/game-api'
import type { Title } from '../../shell/scene.ts'
import { configOf, createCardScene } from './card-scene.ts'
import type { CardPlay, CardTitle, CardTitleTexts } from './card-title.ts'
import type { Play, PlayEvents } from './play-events.ts'

/** A title of one way to play. Subfolders export it as `highLowTitle` and the like. */
export function cardTitle<P extends Play, Texts extends CardTitleTexts>(
  play: CardPlay<P, Texts>,
  title: CardTitle<Texts>,
): Title {
  const { drawings, gameCode } = title
  return {
    gameCode,
    kind: { display: cardsDisplay, events: cardsEvents },
    load: async (language, progress) => {
      const prefixes = title.first
      const count = prefixes.reduce((sum, prefix) => sum + drawings.count(prefix), 0)
      let loaded = 0
      await Promise.all(prefixes.map((prefix) => drawings.load(prefix, () => progress(++loaded / count))))
      const texts = title.texts[language]
      return {
        words: play.words(texts, language),
        playerDecides: true,
        decisionEvents: play.decisionEvents,
        createScene: (deps) => createCardScene({ play, title }, { ...deps, config: cardsOf(deps.config), language }),
        info: (deps) => play.info({ ...deps, config: configOf(cardsOf(deps.config), play.play), texts, language }),
        outcome: (events) => play.outcome(events as readonly PlayEvents[P][], { texts, language }), // of a round of this game
      }
    },
  }
}

function cardsOf(config: GameConfig): CardsConfig {
  if (config.engine !== 'cards') throw new Error(`${config.gameCode} is no game of cards at the server`)
  return config
}
