import type { Coin, SlotEvent } from '@andon/arcade/engines/slot/events'
import type { Handlers, PlayedRound } from '../../../shell/scene.ts'
import { tierOf } from '../../../win/tiers.ts'
import type { FeatureSteps } from '../feature-handlers.ts'
import type { HandlerDeps, RoundState } from '../handlers.ts'
import type { HeldCoin } from './hold-cells.ts'

const bannerMs = 1500
const fullMs = 2100
/** From one coin that shows its value at the start to the next. */
const turnOverMs = 190
const restMs = 260

type HoldEvents = 'holdStart' | 'holdSpin' | 'holdEnd'

/** Hold and win: coins stay with their values, empty cells turn, and at the end the values are added up. */
export function holdHandlers(
  deps: HandlerDeps,
  state: RoundState,
  { clear, celebrate, enter, leave }: FeatureSteps,
): Pick<Handlers<SlotEvent>, HoldEvents> {
  const { stage, hud, figures, wins, sounds } = deps
  /** The sum that the held coins pay so far. */
  let earned = 0
  const parts = () => partsOf(deps)
  const land = (coin: HeldCoin, { stake }: PlayedRound) => {
    const { board, show } = parts()
    earned += Math.round(coin.multiple * stake)
    sounds.coin()
    show.landed(coin, { at: board.placeOf(coin.position), held: board.held() + 1 })
  }
  const note = (left: number) => hud.showNote(parts().texts.left(left, figures.amount(state.total + earned)))

  return {
    holdStart: async ({ coins, left }, round) => {
      const { board, texts, show } = parts()
      earned = 0
      wins.clear() // what the base spin has won
      sounds.feature('hold')
      const places = coins.map(({ position }) => position)
      await wins.showPlaces(places, true)
      const title = texts.start(coins.length)
      hud.announce(title)
      hud.showBanner({ title, kind: 'great' })
      await Promise.all([enter('hold'), board.open(places), stage.wait(bannerMs)])
      clear()
      for (const coin of coins.map((each) => held(each, round))) {
        land(coin, round)
        const shown = board.put(coin)
        await (stage.calm() ? shown : stage.wait(turnOverMs))
      }
      show.left(left, { renewed: true })
      note(left)
      await stage.wait(restMs * 2)
    },
    holdSpin: async ({ landed, left }, round) => {
      const { rules, board, texts, show } = parts()
      if (board.held() === board.cells - 1) sounds.anticipate(0)
      let first = true
      const coins = landed.map((coin) => held(coin, round))
      await board.respin(coins, {
        onStop: (coin) => {
          if (!coin) return
          land(coin, round)
          if (first) show.left(rules.respins, { renewed: true })
          first = false
          note(rules.respins)
        },
      })
      if (landed.length === 0) show.left(left, { renewed: false })
      note(left)
      const counts = { landed: landed.length, held: board.held(), cells: board.cells, left }
      hud.announce(landed.length > 0 ? texts.landed(counts) : texts.missed(left))
      await stage.wait(restMs)
    },
    holdEnd: async ({ full, amount, total }, round) => {
      const { board, texts } = parts()
      hud.showNote('')
      await addUp(deps, parts(), { from: state.total, total, full, round })
      await stage.wait(restMs * 2)
      state.total = total
      state.shown = total
      state.featureShown = true
      const line = texts.end(figures.amount(amount))
      hud.announce(line)
      if (round.celebrates(total) && tierOf(total, round.stake)) await celebrate(total, round.stake, { from: total })
      else {
        if (round.celebrates(total)) sounds.win()
        await stage.wait(restMs * 4)
      }
      hud.hideBanner()
      hud.showNote(line)
      await Promise.all([leave(), board.close()])
    },
  }
}

/** The parts that only a game with hold and win has. */
function partsOf({ config, hold, scenery }: HandlerDeps) {
  if (!config.hold || !hold || !scenery.hold) throw new Error('a game with hold and win has a look and a show for it')
  return { rules: config.hold, board: hold.board, texts: hold.texts, show: scenery.hold }
}

const held = ({ position, amount, tier }: Coin, { stake }: PlayedRound): HeldCoin => ({
  position,
  tier,
  multiple: amount / stake,
})

/** The prize for a full board and the coins' values, one after another, up to the round's total. */
async function addUp(
  { stage, hud, figures, sounds }: HandlerDeps,
  { rules, board, texts, show }: ReturnType<typeof partsOf>,
  { from, total, full, round }: { from: number; total: number; full: boolean; round: PlayedRound },
): Promise<void> {
  let counted = from
  const count = (next: number) => {
    counted = Math.min(total, next)
    hud.setWin(counted)
    hud.showBanner({ title: texts.end(''), amount: counted, kind: 'great' })
  }
  if (full) {
    const prize = Math.round(rules.fullBoard.multiple * round.stake)
    const title = texts.full(figures.amount(prize))
    hud.announce(title)
    hud.showBanner({ title, kind: 'great' })
    await Promise.all([show.full(), stage.wait(fullMs)])
    count(counted + prize)
  }
  const before = counted
  let index = 0
  await board.gather(show.gatherAt(), {
    onCounted: (values) => {
      if (round.celebrates(total)) sounds.line(index++)
      count(before + Math.round(values.reduce((sum, { multiple }) => sum + multiple, 0) * round.stake))
    },
  })
  count(total)
}
