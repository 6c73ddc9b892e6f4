import type { TableEvent } from '@andon/arcade/engines/table/events'
import type { TableConfig } from '@andon/arcade/engines/table/index'
import { el } from '../../shell/hud/elements.ts'
import { playedBy, type Scene, type SceneDeps } from '../../shell/scene.ts'
import { deviceStorage, tabStorage } from '../../shell/storage.ts'
import type { Language } from '../../shell/text/messages.ts'
import { createBetting } from './betting.ts'
import { upright as turned } from './felt.ts'
import { createHandlers, noRound, type ShownRound } from './handlers.ts'
import { createLaidBets, totalOf } from './laid-bets.ts'
import { layOut, type TableLayout } from './layout.ts'
import { keptLayoutsIn } from './layouts-kept.ts'
import { spotsAt } from './pays.ts'
import { createResultsStrip } from './results-strip.ts'
import { createTablePicker } from './table-picker.ts'
import { everyTableSound } from './table-sounds.ts'
import type { TableTitle } from './table-title.ts'
import { tableTexts } from './texts/table-texts.ts'

/** The felt with its chips, the list of the same bets, the past results, and the reveal of a round. */
export function createTableScene(
  title: TableTitle,
  deps: SceneDeps & { config: TableConfig; language: Language },
): Scene {
  const { stage, hud, config, language, stakeChanged } = deps
  const { table } = config
  if (!table) throw new Error(`${config.gameCode} has no limits of bets`)
  const [words, texts] = [tableTexts[language], title.texts[language]]
  const tableSounds = title.sounds(deps.sounds)
  deps.sounds.prepare((collector) => everyTableSound(title.sounds(collector)))
  const setting = { ...deps, drawings: title.drawings, tableSounds }
  const sorts = new Map(config.spots.map(({ id, sort }) => [id, sort]))
  const bets = createLaidBets({ limits: table, sortOf: (spot) => sorts.get(spot) })
  const lastKept = keptLayoutsIn(tabStorage, `bets:${config.gameCode}`, (spot) => sorts.has(spot))
  const [last] = lastKept.read()
  if (last) bets.remember(last)

  let round: ShownRound = noRound
  /** `own`: the player's bets; `round`: those of a round that is shown, also a past one; `result`: what became of them, until the player goes on. */
  let mode: 'own' | 'round' | 'result' = 'own'
  let isSent = false
  let isReady = false

  const reveal = title.createReveal(setting)
  stage.root.addChild(reveal.container)
  const log = el('div', { class: 'aside', role: 'log', 'aria-live': 'polite' })
  const tell = (text: string) => {
    log.replaceChildren(el('p', {}, text))
  }
  const strip = createResultsStrip({ words, texts })
  const picker = createTablePicker({ config, words, texts, storage: deviceStorage, onChange: () => changeTable() })
  const betting = createBetting(title, {
    ...setting,
    ...{ table, words, texts, bets, tell },
    isReady: () => isReady,
    onChange: () => {
      if (mode === 'result') leaveResult()
      show()
      stakeChanged()
    },
  })
  hud.root.append(strip.root, betting.felt.root, betting.list.root, betting.favourites.root, log)
  if (betting.calls) hud.root.append(betting.calls.root)

  const leaveResult = () => {
    mode = 'own'
    round = noRound
    reveal.clear()
    hud.showNote('')
  }
  const show = () => {
    const isOwn = mode === 'own'
    const shown = isOwn ? bets.laid() : round.bets
    betting.show(shown, isOwn ? null : round)
  }
  let layout: TableLayout | null = null
  let isRevealing = false
  const showReveal = (value: boolean) => {
    isRevealing = value
    betting.hide(value && (layout?.covers ?? false))
    if (!value) reveal.giveWay()
  }
  const changeTable = () => {
    const offered = new Set(spotsAt(config, picker.table()).map(({ id }) => id))
    bets.keep((spot) => offered.has(spot))
    place()
    stakeChanged()
  }
  const place = () => {
    const felt = title.felt(spotsAt(config, picker.table()), texts)
    betting.bar.root.remove()
    const flat = hud.area().width < stage.view.width
    ;(flat ? hud.root : hud.panel).append(betting.bar.root)
    const area = hud.area()
    const bar = flat ? betting.bar.root.offsetHeight : 0
    layout = layOut(stage.view, area, { aspect: felt.width / felt.height, bar })
    Object.assign(
      betting.bar.root.style,
      flat
        ? { left: '0px', width: `${area.width}px`, top: `${area.y + area.height - bar}px` }
        : { left: '', width: '', top: '' },
    )
    betting.layOut(layout, layout.upright ? turned(felt) : felt)
    betting.list.showTable(picker.table())
    strip.layOut(layout.strip)
    reveal.layOut(layout)
    hud.placeTexts({
      ...{ above: area.y - 6, below: layout.noteY, signSize: 16 },
      ...{ middle: area.x + area.width / 2, right: area.x + area.width - 8 },
    })
    showReveal(isRevealing)
    show()
  }
  betting.bar.root.querySelector('.tools')?.append(picker.root)
  place()
  stage.onResize(place)
  tableSounds.ambience()

  const handlers = createHandlers({
    ...{ ...setting, words, texts, reveal, tell, showReveal },
    round: () => round,
    setRound: (next) => {
      round = next
      mode = 'round'
      show()
    },
    onDecided: strip.add,
    onEnd: () => {
      mode = 'result'
      if (!isSent) return
      isSent = false
      bets.played()
      lastKept.write([bets.last()])
      show()
    },
  })
  const backToOwn = () => {
    showReveal(false)
    leaveResult()
    isSent = false
    hud.hideBanner()
    show()
  }
  return {
    begin: () => {
      tableSounds.start()
      showReveal(true)
      reveal.begin()
    },
    halt: async () => {
      reveal.halt()
      backToOwn()
    },
    clear: backToOwn,
    play: playedBy<TableEvent>(handlers),
    choice: () => {
      isSent = true
      return Object.fromEntries(bets.laid())
    },
    layoutStake: () => (mode === 'round' ? totalOf(round.bets) : bets.total()),
    nextAction: () => {
      throw new Error('a round at this table takes no action')
    },
    setReady: (ready) => {
      isReady = ready
      betting.setEnabled(ready)
      picker.setEnabled(ready)
    },
    showBalance: (amount) => {
      bets.setBalance(amount)
      betting.bar.fitTo(amount)
    },
  }
}
