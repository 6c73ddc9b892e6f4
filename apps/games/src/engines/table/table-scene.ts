import type { TableEvent } from '@andon/arcade/engines/table/events'
import { playedBy, type Scene } from '../../shell/scene.ts'
import { deviceStorage } from '../../shell/storage.ts'
import { createHandlers } from './handlers.ts'
import { layOut } from './layout.ts'
import { createShownBets } from './shown-bets.ts'
import { createField } from './table-field.ts'
import { createParts, type SceneOf } from './table-parts.ts'
import type { TableTitle } from './table-title.ts'

/** The felt with its chips, the list of the same bets, the past results, and the reveal of a round. */
export function createTableScene(title: TableTitle, deps: SceneOf): Scene {
  const { stage, hud, stakeChanged } = deps
  const parts = createParts(title, deps, {
    onChange: () => {
      if (shown.isResult()) leaveResult()
      show()
      stakeChanged()
    },
    onTable: () => field.place(),
    isReady: () => isReady,
    createReveal: title.createReveal,
    results: deviceStorage,
  })
  const { setting, bets, betting, reveal, strip, tell, lastKept, picker } = parts
  let isReady = false
  const shown = createShownBets(bets, (last) => lastKept.write([last]))
  const show = () => betting.show(shown.layout(), shown.shownRound())
  const leaveResult = () => {
    shown.own()
    reveal.clear()
    hud.showNote('')
  }
  const field = createField(title, { ...parts, layOut, show })
  field.place()
  stage.onResize(field.place)
  setting.tableSounds.ambience()
  const handlers = createHandlers({
    ...setting,
    words: parts.words,
    reveal,
    tell,
    showReveal: field.showReveal,
    round: shown.round,
    setRound: (next) => {
      shown.set(next)
      show()
    },
    onDecided: shown.ifSent(strip.add),
    onEnd: () => {
      shown.end()
      show()
    },
  })
  const backToOwn = () => {
    field.showReveal(false)
    leaveResult()
    shown.notSent()
    hud.hideBanner()
    show()
  }
  return {
    begin: () => {
      setting.tableSounds.start()
      field.showReveal(true)
      reveal.begin()
    },
    halt: async () => {
      reveal.halt()
      backToOwn()
    },
    clear: backToOwn,
    play: playedBy<TableEvent>(handlers),
    choice: () => {
      shown.sent()
      reveal.sent?.()
      return Object.fromEntries(bets.laid())
    },
    layoutStake: shown.stake,
    nextAction: () => {
      throw new Error('a round at this table takes no action')
    },
    setReady: (ready) => {
      isReady = ready
      betting.setEnabled(ready)
      picker.setEnabled(ready)
    },
    showBalance: parts.showBalance,
  }
}
