import type { SliderEvent } from '@andon/arcade/engines/instant/events'
import { el } from '../../../shell/hud/elements.ts'
import { playedBy, type Scene, type SceneDeps } from '../../../shell/scene.ts'
import type { Language } from '../../../shell/text/messages.ts'
import { createBetChoice } from './bet-choice.ts'
import { createHandlers } from './handlers.ts'
import { layOut, type SliderLayout, textPlacesOf } from './layout.ts'
import { createMarkList } from './mark-list.ts'
import { createRuler } from './ruler.ts'
import { betWith, type MarkBet, readingOf, type SliderConfig } from './slider-config.ts'
import { everySliderSound, type SliderTitle } from './slider-title.ts'
import { sliderTexts } from './texts/slider-texts.ts'

/** The scenery, the ruler with its die, the choice of a mark, and the list of common chances. */
export function createSliderScene(
  title: SliderTitle,
  deps: Omit<SceneDeps, 'config'> & { config: SliderConfig; language: Language },
): Scene {
  const { stage, config, hud, figures, language } = deps
  const words = sliderTexts[language]
  const sounds = title.sounds(deps.sounds)
  deps.sounds.prepare((collector) => everySliderSound(title.sounds(collector)))
  const setting = { ...deps, drawings: title.drawings }
  const scenery = title.createScenery(setting)
  const ruler = createRuler({ stage, skin: title.skin, numbers: config.numbers, onTurn: sounds.turn })
  stage.root.addChild(scenery.behind, ruler.container, scenery.inFront)
  const choice = createBetChoice(config, words)
  const list = createMarkList({
    config,
    words,
    figures,
    onPick: (winning) => choice.set(betWith(config, choice.bet().side, winning)),
  })
  const plate = createPlate()
  hud.panel.append(choice.fields)
  hud.root.append(list.root, plate.root, choice.along)

  const show = () => {
    const { side, at } = choice.bet()
    ruler.showBet({ side, at })
    list.show(words.bet({ side, mark: readingOf(at) }), choice.winning())
  }
  const place = () => {
    const layout = layOut(stage.view, hud.area())
    for (const part of [scenery, ruler, list, plate, choice]) part.layOut(layout)
    hud.placeTexts(textPlacesOf(layout))
  }
  let own = choice.bet()
  let isReady = false
  const clear = () => {
    ruler.wait()
    plate.clear()
    hud.hideBanner()
    hud.showNote('')
  }
  choice.onChange(() => {
    if (isReady) {
      own = choice.bet()
      plate.clear()
      hud.showNote('')
    }
    show()
  })
  show()
  place()
  stage.onResize(place)
  sounds.ambience()
  const handlers = createHandlers({
    ...setting,
    words,
    ruler,
    sounds,
    scenery,
    showBet: choice.set,
    showNumber: plate.show,
  })
  return {
    begin: () => {
      sounds.start()
      clear()
    },
    halt: async () => clear(),
    clear,
    play: playedBy<SliderEvent>(handlers),
    choice: () => ({ side: own.side, at: own.at }),
    layoutStake: () => null,
    nextAction: takesNoAction,
    setReady: (ready) => {
      if (ready && !isSame(choice.bet(), own)) choice.set(own) // a round that was watched may have another
      isReady = ready
      for (const part of [choice, list]) part.setEnabled(ready)
    },
  }
}

const takesNoAction = (): never => {
  throw new Error('a die that rolls takes no action')
}

const isSame = (a: MarkBet, b: MarkBet) => a.side === b.side && a.at === b.at

/** The number that was drawn, in large figures, for eyes only. */
function createPlate() {
  const root = el('p', { class: 'drawn-number', 'aria-hidden': 'true' }, '—')
  return {
    root,
    clear: (): void => {
      root.textContent = '—'
      delete root.dataset.won
    },
    show: (number: number, won: boolean): void => {
      root.textContent = readingOf(number).padStart(5, '0')
      root.dataset.won = String(won)
    },
    layOut: ({ plate }: SliderLayout): void => {
      Object.assign(root.style, {
        left: `${plate.x}px`,
        top: `${plate.y}px`,
        width: `${plate.width}px`,
        height: `${plate.height}px`,
        fontSize: `${plate.height * 0.66}px`,
      })
    },
  }
}
