import type { CardsEvent } from '@andon/arcade/engines/cards/events'
import { el } from '../../shell/hud/elements.ts'
import { playedBy, type Scene } from '../../shell/scene.ts'
import { backOf } from '../../tabletop/cards/back-of.ts'
import { createActionBar } from './action-bar.ts'
import { everyCardSound } from './card-sounds.ts'
import type { CardPlay, CardSetting, CardTitle, CardTitleTexts } from './card-title.ts'
import { layOut } from './layout.ts'
import { type ConfigOfPlay, isPlay, type Play } from './play-events.ts'
import { showWin } from './round-end.ts'
import { cardTexts } from './texts/card-texts.ts'

type SceneOf = Omit<CardSetting, 'drawings' | 'words' | 'cardSounds'>

/** The scenery, the cards of a way to play, the bar of actions, and what rounds show on them. */
export function createCardScene<P extends Play, Texts extends CardTitleTexts>(
  { play, title }: { readonly play: CardPlay<P, Texts>; readonly title: CardTitle<Texts> },
  deps: SceneOf,
): Scene {
  const { stage, hud, language } = deps
  const parts = createParts({ play, title }, deps)
  const { setting, scenery, table, bar, log, tell, endedByRules } = parts
  const { cardSounds, words } = setting
  const place = () => {
    const layout = layOut(stage.view, hud.area())
    scenery.layOut(layout)
    table.layOut(layout)
    hud.placeTexts(layout.texts)
  }
  place()
  stage.onResize(place)
  cardSounds.ambience()
  let focusOnStart = false
  const clear = () => {
    endedByRules.value = false
    bar.hide()
    table.clear()
    hud.hideBanner()
    hud.showNote('')
    log.replaceChildren()
  }
  const { won } = play.words(title.texts[language], language)
  const show = playedBy<CardsEvent>({
    ...table.handlers,
    roundEnd: async ({ amount }, round) => {
      focusOnStart = bar.hadFocus()
      bar.hide()
      await showWin({ ...setting, scenery, won }, amount, round)
      if (!endedByRules.value) return
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
      if (ready && focusOnStart) hud.buttons.spin.focus() // its buttons are gone; the next press starts a round
      if (ready) focusOnStart = false
    },
    showBalance: (amount) => table.showBalance?.(amount),
    showStake: (amount) => table.showStake?.(amount),
  }
}

function createParts<P extends Play, Texts extends CardTitleTexts>(
  { play, title }: { readonly play: CardPlay<P, Texts>; readonly title: CardTitle<Texts> },
  deps: SceneOf,
) {
  const { stage, hud, language } = deps
  const [words, texts] = [cardTexts[language], title.texts[language]]
  const cardSounds = title.sounds(deps.sounds)
  deps.sounds.prepare((collector) => everyCardSound(title.sounds(collector)))
  const setting: CardSetting = { ...deps, drawings: title.drawings, words, cardSounds }
  const log = el('div', { class: 'aside', role: 'log', 'aria-live': 'polite' })
  const tell = (text: string) => log.append(el('p', {}, text))
  const bar = createActionBar(hud.panel, { label: words.actions })
  const endedByRules = { value: false }
  const scenery = title.createScenery(setting)
  const table = play.createTable({
    ...setting,
    config: configOf(deps.config, play.play),
    texts,
    back: backOf(title.back),
    bar,
    tell,
    say: (text) => {
      hud.showNote(text)
      tell(text)
    },
    byRules: () => {
      endedByRules.value = true
    },
  })
  stage.root.addChild(scenery.behind, table.container, scenery.inFront)
  hud.root.append(log)
  return { setting, scenery, table, bar, log, tell, endedByRules }
}

export function configOf<P extends Play>(config: CardSetting['config'], play: P): ConfigOfPlay<P> {
  if (!isPlay(config, play)) throw new Error(`${config.gameCode} is not played as ${play}`)
  return config
}
