import type { LineWin } from '@andon/arcade/round-events'
import type { Handlers, SceneDeps } from '../../shell/scene.ts'
import type { BigWin } from './big-win.ts'
import type { Reels } from './reels.ts'
import type { River } from './river.ts'
import type { Sounds } from './sounds.ts'
import type { Wins } from './wins.ts'

/** From this multiple of the stake on, a win is a big win. */
const bigWinMultiple = 10
const bigWinMs = 5200
const bannerMs = 2100

interface HandlerDeps extends Omit<SceneDeps, 'sounds'> {
  readonly sounds: Sounds
  readonly reels: Reels
  readonly river: River
  readonly wins: Wins
  readonly bigWin: BigWin
}

/** One handler for each kind of round event; each resolves when its event was shown. */
export function createRoundHandlers(deps: HandlerDeps) {
  const { stage, config, hud, sounds, reels, river, wins, bigWin, messages, figures } = deps
  const texts = deps.texts.events
  let inFreeSpins = false
  let total = 0
  const clear = () => {
    wins.clear()
    hud.hideBanner()
    hud.showNote('')
  }

  async function showBigWin(amount: number, title: string): Promise<void> {
    sounds.great()
    hud.showBanner({ title, amount: { value: amount, durationMs: bigWinMs * 0.55 }, kind: 'great' })
    await bigWin.play(bigWinMs)
    hud.hideBanner()
  }

  const handlers: Handlers = {
    reels: async ({ grid }) => {
      await reels.stopAt(grid, sounds.land)
    },
    lineWins: async (event, round) => {
      total = event.total
      const celebrate = round.celebrates(event.total)
      hud.setWin(event.total)
      hud.showNote(messages.lineWins(event.wins.length, figures.amount(event.amount)))
      const multipliers = multiplyingWilds(deps, event.wins)
      if (multipliers.length > 0) await wins.showMultipliers(multipliers, { celebrate, density: stage.view.density })
      await wins.showLines(event.wins, config.lines, { celebrate, onStroke: sounds.line })
    },
    scatterWin: async (event, round) => {
      total = event.total
      hud.setWin(event.total)
      hud.showNote(texts.scatterWin(event.count, figures.amount(event.amount)))
      const celebrate = round.celebrates(event.total)
      if (celebrate) sounds.scatter()
      await wins.showPlaces(event.positions, celebrate)
    },
    freeSpinsWon: async ({ count, retrigger, positions }) => {
      const text = retrigger ? messages.freeSpinsMore(count) : messages.freeSpinsWon(count)
      hud.announce(text)
      sounds.freeSpins()
      await wins.showPlaces(positions, true)
      hud.showBanner({ title: text, kind: 'great' })
      if (retrigger) await stage.wait(bannerMs)
      else {
        await river.prepareDawn()
        await Promise.all([river.turnTo('dawn'), stage.wait(bannerMs)])
      }
      inFreeSpins = true
      clear()
    },
    freeSpin: async ({ left }) => {
      clear()
      hud.showNote(messages.freeSpinsLeft(left, figures.amount(total)))
      sounds.start()
      reels.begin()
    },
    freeSpinsEnd: async ({ played, amount }, round) => {
      wins.clear()
      const title = messages.freeSpinsEnd(played, figures.amount(amount))
      hud.announce(title)
      hud.setWin(total)
      if (round.celebrates(total) && total >= round.stake * bigWinMultiple)
        await showBigWin(total, messages.freeSpinsWonTotal(played))
      else {
        hud.showBanner({ title, kind: 'calm' })
        await stage.wait(bannerMs)
      }
      hud.hideBanner()
      await river.turnTo('night')
    },
    roundEnd: async ({ amount }, round) => {
      if (amount > 0) hud.setWin(amount)
      if (!inFreeSpins && round.celebrates(amount)) {
        if (amount >= round.stake * bigWinMultiple) await showBigWin(amount, messages.bigWin)
        else sounds.win()
      }
      inFreeSpins = false
    },
  }

  return {
    handlers,
    clear,
    /** Before a new round. */
    reset: () => {
      total = 0
    },
  }
}

/** The wilds that multiplied a line win, each once. */
function multiplyingWilds({ config, reels }: HandlerDeps, lineWins: readonly LineWin[]) {
  const wilds = config.symbols.filter(({ role }) => role === 'wild').map(({ id }) => id)
  const grid = reels.grid()
  const places = new Map<string, { position: readonly [number, number]; multiplier: number }>()
  for (const { multiplier, positions } of lineWins) {
    if (multiplier <= 1) continue
    for (const position of positions) {
      const symbol = grid[position[0]]?.[position[1]]
      if (symbol && wilds.includes(symbol))
        places.set(position.join(), { position, multiplier: config.freeSpinWildMultiplier })
    }
  }
  return [...places.values()]
}
