import type { TableEvent } from '@andon/arcade/engines/table/events'
import type { TableConfig } from '@andon/arcade/engines/table/index'
import { el } from '../../shell/hud/elements.ts'
import { playedBy, type Scene, type SceneDeps } from '../../shell/scene.ts'
import { deviceStorage, tabStorage } from '../../shell/storage.ts'
import type { Language } from '../../shell/text/messages.ts'
import { createBetting } from './betting.ts'
import { keptLayoutsIn } from './favourites/layouts-kept.ts'
import { type FeltTerms, upright as turned } from './felt.ts'
import { createHandlers } from './handlers.ts'
import { createLaidBets } from './laid-bets.ts'
import { layOut } from './layout.ts'
import { spotsAt } from './pays.ts'
import { createResultsStrip } from './results-strip.ts'
import { createRoadsView } from './roads/roads-view.ts'
import { createShownBets } from './shown-bets.ts'
import { createTablePicker } from './table-picker.ts'
import { everyTableSound } from './table-sounds.ts'
import type { TableTitle } from './table-title.ts'
import { tableTexts } from './texts/table-texts.ts'

type SceneOf = SceneDeps & { readonly config: TableConfig; readonly language: Language }

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
  const field = createField(title, { ...parts, show })
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
    showBalance: (amount) => {
      bets.setBalance(amount)
      betting.bar.fitTo(amount)
    },
  }
}

interface PartsDeps {
  readonly onChange: () => void
  /** The player went to another table. */
  readonly onTable: () => void
  readonly isReady: () => boolean
}

function createParts(title: TableTitle, deps: SceneOf, { onChange, onTable, isReady }: PartsDeps) {
  const { stage, hud, config, language } = deps
  const { table } = config
  if (!table) throw new Error(`${config.gameCode} has no limits of bets`)
  const [words, texts] = [tableTexts[language], title.texts[language]]
  const tableSounds = title.sounds(deps.sounds)
  deps.sounds.prepare((collector) => everyTableSound(title.sounds(collector)))
  const setting = { ...deps, drawings: title.drawings, tableSounds, texts }
  const sorts = new Map(config.spots.map(({ id, sort }) => [id, sort]))
  const bets = createLaidBets({ limits: table, sortOf: (spot) => sorts.get(spot) })
  const lastKept = keptLayoutsIn(tabStorage, `bets:${config.gameCode}`, (spot) => sorts.has(spot))
  const [last] = lastKept.read()
  if (last) bets.remember(last)
  const reveal = title.createReveal(setting)
  stage.root.addChild(reveal.container)
  const log = el('div', { class: 'aside', role: 'log', 'aria-live': 'polite' })
  const tell = (text: string) => log.replaceChildren(el('p', {}, text))
  const key = `results:${config.gameCode}`
  const strip = title.roads
    ? createRoadsView({ roads: title.roads, words, texts, storage: deviceStorage, key })
    : createResultsStrip({ words, texts })
  const onPick = () => {
    const offered = new Set(spotsAt(config, picker.table()).map(({ id }) => id))
    bets.keep((spot) => offered.has(spot))
    onTable()
    onChange()
  }
  const picker = createTablePicker({ config, words, texts, storage: deviceStorage, onChange: onPick })
  const betting = createBetting(title, { ...setting, table, words, texts, bets, tell, isReady, onChange })
  betting.bar.root.querySelector('.tools')?.append(...(reveal.control ? [reveal.control] : []), picker.root)
  hud.root.append(strip.root, betting.felt.root, betting.list.root, betting.favourites.root, log)
  if (betting.calls) hud.root.append(betting.calls.root)
  return { setting, words, texts, bets, lastKept, reveal, tell, strip, picker, betting }
}

interface FieldDeps extends ReturnType<typeof createParts> {
  readonly show: () => void
}

/** Places everything at the start, at each change of size, and at another table. */
function createField(title: TableTitle, { setting, words, texts, betting, picker, strip, reveal, show }: FieldDeps) {
  const { stage, hud, config, figures } = setting
  const terms: FeltTerms = {
    numbers: config.terms ?? {},
    rtp: (sort) => {
      const rtp = config.bets?.[sort]?.rtp
      return rtp ? words.fieldRtp(figures.share(rtp.decimal)) : null
    },
  }
  let covers = false
  let isRevealing = false
  /** The reveal has the screen, or the felt has it. */
  const showReveal = (value: boolean) => {
    isRevealing = value
    betting.hide(value && covers)
    if (!value) reveal.giveWay()
  }
  const placeBar = (): number => {
    const { root } = betting.bar
    const isFlat = hud.area().width < stage.view.width
    const parent = isFlat ? hud.root : hud.panel
    if (root.parentElement !== parent) parent.append(root)
    const area = hud.area()
    const height = isFlat ? root.offsetHeight : 0
    const top = `${area.y + area.height - height}px`
    Object.assign(
      root.style,
      isFlat ? { left: '0px', width: `${area.width}px`, top } : { left: '', width: '', top: '' },
    )
    return height
  }
  return {
    showReveal,
    place: (): void => {
      const spots = spotsAt(config, picker.table())
      const felt = title.felt(spots, texts, terms)
      const bar = placeBar()
      const area = hud.area()
      const layout = layOut(stage.view, area, {
        aspect: felt.width / felt.height,
        bar,
        roads: title.roads !== undefined,
        fills: title.uprightFelt !== undefined,
      })
      covers = layout.covers
      betting.layOut(layout, layout.upright ? (title.uprightFelt?.(spots, texts, terms) ?? turned(felt)) : felt)
      betting.list.showTable(picker.table())
      strip.layOut(layout.strip)
      reveal.layOut(layout)
      hud.placeTexts({
        above: area.y - 6,
        below: layout.noteY,
        signSize: 16,
        middle: area.x + area.width / 2,
        right: area.x + area.width - 8,
      })
      showReveal(isRevealing)
      show()
    },
  }
}
