import type { CardsEvent } from '@andon/arcade/engines/cards/events'
import { el } from '../../shell/hud/elements.ts'
import { playedBy, type Scene } from '../../shell/scene.ts'
import { createActionBar } from './action-bar.ts'
import { everyCardSound } from './card-sounds.ts'
import type { CardPlay, CardSetting, CardTitle, CardTitleTexts } from './card-title.ts'
import { layOut } from './layout.ts'
import { type ConfigOfPlay, isPlay, type Play } from './play-events.ts'
import { showWin } from './round-end.ts'
import { cardTexts } from './texts/card-texts.ts'

/** The scenery, the cards of a way to play, the bar of actions, and what rounds show on them. */
export function createCardScene<P extends Play, Texts extends CardTitleTexts>(
  { play, title }: { readonly play: CardPlay<P, Texts>; readonly title: CardTitle<Texts> },
  deps: Omit<CardSetting, 'drawings' | 'words' | 'cardSounds'>,
): Scene {
  const { stage, hud, language } = deps
  const [words, texts] = [cardTexts[language], title.texts[language]]
  const cardSounds = title.sounds(deps.sounds)
  deps.sounds.prepare((collector) => everyCardSound(title.sounds(collector)))
  const setting: CardSetting = { ...deps, drawings: title.drawings, words, cardSounds }
  const log = el('div', { class: 'aside', role: 'log', 'aria-live': 'polite' })
  const tell = (text: string) => log.append(el('p', {}, text))
  const bar = createActionBar(hud.panel, { label: words.actions })
  let isByRules = false
  const scenery = title.createScenery(setting)
  const table = play.createTable({
    ...setting,
    config: configOf(deps.config, play.play),
    texts,
    back: title.back,
    bar,
    tell,
    say: (text) => {
      hud.showNote(text)
      tell(text)
    },
    byRules: () => {
      isByRules = true
    },
  })
  stage.root.addChild(scenery.behind, table.container, scenery.inFront)
  hud.root.append(log)
  const place = () => {
    const layout = layOut(stage.view, hud.area())
    scenery.layOut(layout)
    table.layOut(layout)
    hud.placeTexts(layout.texts)
  }
  place()
  stage.onResize(place)
  cardSounds.ambience()

  const clear = () => {
    isByRules = false
    bar.hide()
    table.clear()
    hud.hideBanner()
    hud.showNote('')
    log.replaceChildren()
  }
  const { won } = play.words(texts, language)
  const show = playedBy<CardsEvent>({
    ...table.handlers,
    roundEnd: async ({ amount }, round) => {
      bar.hide()
      await showWin({ ...setting, scenery, won }, amount, round)
      if (!isByRules) return
      hud.showNote(words.byRules)
      tell(words.byRules)
    },
  } as Parameters<typeof playedBy<CardsEvent>>[0]) // `play` of the table's own events; `playedBy` refuses those of other ways to play
  return {
    begin: () => {
      cardSounds.start()
      table.begin()
    },
    halt: async () => clear(),
    clear,
    play: show,
    choice: () => table.choice?.(),
    layoutStake: () => table.layoutStake?.() ?? null,
    nextAction: async (round, movedOn) => {
      movedOn.addEventListener('abort', () => table.offersEnd?.())
      const action = await bar.offer(table.offers(round), movedOn)
      cardSounds.press()
      table.offersEnd?.()
      return action
    },
    setReady: (ready) => {
      table.setReady?.(ready)
      if (ready && bar.hasFocus()) hud.buttons.spin.focus() // the next press starts a round
    },
    showBalance: (amount) => table.showBalance?.(amount),
    showStake: (amount) => table.showStake?.(amount),
  }
}

export function configOf<P extends Play>(config: CardSetting['config'], play: P): ConfigOfPlay<P> {
  if (!isPlay(config, play)) throw new Error(`${config.gameCode} is not played as ${play}`)
  return config
}
