import { curveOf } from '@andon/arcade/engines/crash/curve'
import type { CrashEvent } from '@andon/arcade/engines/crash/events'
import type { CrashConfig } from '@andon/arcade/engines/crash/index'
import { playedBy } from '../../shell/scene.ts'
import type { SharedScene, SharedSceneDeps, Shown } from '../../shell/shared/shared-scene.ts'
import type { Language } from '../../shell/text/messages.ts'
import { listenForBetKeys } from './bet-keys.ts'
import { createBets } from './bets.ts'
import { amountAt, readingOf } from './crash-config.ts'
import { type CrashTitle, everyCrashSound } from './crash-title.ts'
import { createFlightView } from './flight-view.ts'
import { type CrashLayout, layOut, textPlacesOf } from './layout.ts'
import { createLeaves } from './leaves.ts'
import { createPastStrip } from './past-strip.ts'
import { createPlate } from './plate.ts'
import { createReplayHandlers } from './replay.ts'
import { settleWin } from './settle-win.ts'
import { crashTexts } from './texts/crash-texts.ts'

/** The burst is seen for so long before anything else is shown. */
const seenMs = 900

type Deps = SharedSceneDeps & { readonly config: CrashConfig; readonly language: Language }

/** The sky, the multiplier, two bets, and the past rounds. Everything that moves with a round follows the clock of the tables. */
export function createCrashScene(title: CrashTitle, deps: Deps): SharedScene {
  const { stage, hud, table } = deps
  const parts = createParts(title, deps)
  const { words, curve, sounds, scenery, flight, bets, leaves, strip } = parts
  const showBurst = async ({ round, elapsedMs }: Shown) => {
    const event = round.result.events.find(({ type }) => type === 'burst')
    if (event?.type !== 'burst') throw new Error('a round of crash ends with its burst')
    const { hundredths, atMs } = event
    flight.halt()
    flight.show(atMs === 0 ? 'atOnce' : 'burst', hundredths)
    bets.setPhase('ended')
    bets.setKnown({ hundredths, atMs }, hundredths)
    if (elapsedMs < seenMs) sounds.burst()
    if (bets.hasBets()) hud.announce([words.bursts(readingOf(hundredths)), ...bets.lost().map(words.ownLost)].join(' '))
    flight.burst({ elapsedMs: atMs, hundredths, round: round.number }, () => table.now() - round.shownAt)
    await stage.wait(Math.max(0, seenMs - elapsedMs))
  }
  const replay = createReplayHandlers({
    ...parts,
    stage,
    burst: flight.burst,
    onEnd: (amount) => hud.setWin(amount > 0 ? amount : null),
  })
  const endReplay = () => {
    flight.uncover()
    leaves.showAgain()
  }
  const clearRound = () => {
    flight.halt()
    flight.rest()
    leaves.clear()
  }
  return {
    hasOwnButtons: true,
    readingAt: (elapsedMs) => readingOf(curve.at(elapsedMs)),
    begin: () => {
      flight.cover()
      replay.begin()
    },
    halt: async () => endReplay(),
    clear: endReplay,
    play: playedBy<CrashEvent>(replay.handlers),
    open: ({ number }) => {
      clearRound()
      flight.show('open', null)
      hud.setWin(null)
      bets.open(number)
    },
    lock: () => {
      flight.show('locked', null)
      bets.setPhase('locked')
    },
    run: ({ runsFrom }) => {
      bets.setPhase('running')
      if (flight.run(runsFrom)) sounds.rise()
      if (bets.hasBets()) hud.announce(words.runs)
    },
    stillRuns: flight.stillRuns,
    show: showBurst,
    settle: (settled) => settleWin({ ...deps, words, sounds, scenery }, settled),
    rest: () => bets.setPhase('ended'),
    voided: () => {
      clearRound()
      flight.show('void', null)
      bets.setPhase('closed')
    },
    showOwn: bets.showOwn,
    showTable: (view) => {
      leaves.setView(view)
      strip.show(view.past)
    },
    left: leaves.addOthers,
    nextBets: () => [],
    taken: () => {},
    returned: bets.returned,
    setReady: bets.setReady,
    setCurrent: flight.setCurrent,
    showBalance: () => {},
  }
}

/** Everything that is seen and heard, placed in the page. */
function createParts(title: CrashTitle, deps: Deps) {
  const { stage, config, hud, figures, language, table, slots } = deps
  const words = crashTexts[language]
  const curve = curveOf(config)
  const sounds = title.sounds(deps.sounds)
  deps.sounds.prepare((collector) => everyCrashSound(title.sounds(collector)))
  const scenery = title.createScenery({ stage, figures, config, drawings: title.drawings })
  stage.root.addChild(scenery.behind, scenery.inFront)
  const plate = createPlate(words)
  const strip = createPastStrip({ words, figures })
  const leaves = createLeaves({ scenery, hud, words, ownSeat: table.ownSeat })
  const bets = createBets({
    config,
    curve,
    words,
    figures,
    table,
    onLeft: (number, stake, { hundredths }) => {
      sounds.left()
      hud.announce(words.ownLeft(number, figures.amount(amountAt(stake, hundredths)), readingOf(hundredths)))
      leaves.addOwn(hundredths)
    },
    onChange: ({ stake, auto }) => strip.setWay({ stake, auto: auto ?? config.presetAuto }),
  })
  const flight = createFlightView({
    stage,
    table,
    curve,
    plate,
    scenery,
    onTick: (ranForMs, hundredths) => bets.setKnown({ ranForMs }, hundredths),
  })
  const place = () => {
    const layout = layOut(stage.view, hud.area())
    for (const part of [scenery, plate, strip]) part.layOut(layout)
    hud.placeTexts(textPlacesOf(layout))
    placeSeats(slots.seats, layout)
    placeQuestion(slots.question, layout)
    slots.countdown.style.top = `${layout.countdownTop}px`
    slots.countdown.style.left = `${layout.area.x + layout.area.width / 2}px`
  }
  hud.panel.append(bets.root)
  hud.root.append(plate.root, strip.root)
  listenForBetKeys(bets.press)
  place()
  bets.start()
  stage.onResize(place)
  sounds.ambience()
  return { words, curve, sounds, scenery, plate, strip, leaves, bets, flight }
}

/** On a wide screen the seats have a column of their own; elsewhere they are in their panel alone. */
function placeSeats(seats: HTMLElement, { area: { x, y, width, height } }: CrashLayout): void {
  seats.hidden = width < 900 || height < 420
  seats.dataset.column = String(Math.round(height * 0.55))
  const room = { left: `${x + 12}px`, top: `${y + 12}px`, width: '190px' }
  if (!seats.hidden) Object.assign(seats.style, room)
}

function placeQuestion(question: HTMLElement, { question: { x, bottom, width, isRow } }: CrashLayout): void {
  question.dataset.placed = ''
  question.toggleAttribute('data-row', isRow)
  Object.assign(question.style, { left: `${x}px`, top: 'auto', bottom: `${bottom}px`, width: `${width}px` })
}
