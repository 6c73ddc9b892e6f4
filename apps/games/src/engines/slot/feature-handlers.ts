import type { SlotEvent } from '@andon/arcade/engines/slot/events'
import type { Handlers } from '../../shell/scene.ts'
import { tierOf } from '../../win/tiers.ts'
import type { HandlerDeps, RoundState } from './handlers.ts'
import { holdHandlers } from './hold/hold-handlers.ts'
import type { Feature } from './slot-title.ts'

const bannerMs = 2100

type FeatureEvents =
  | 'freeSpinsWon'
  | 'freeSpin'
  | 'freeSpinsEnd'
  | 'holdStart'
  | 'holdSpin'
  | 'holdEnd'
  | 'lamp'
  | 'bonusWon'
  | 'bonusGame'
  | 'bonusEnd'
  | 'maxWin'

export interface FeatureSteps {
  clear(): void
  celebrate(amount: number, stake: number, options?: { from?: number; title?: string }): Promise<void>
  enter(feature: Feature): Promise<void>
  leave(): Promise<void>
}

/** Free spins, hold and win, BIG and REG. */
export function featureHandlers(
  deps: HandlerDeps,
  state: RoundState,
  { clear, celebrate, enter, leave }: FeatureSteps,
): Pick<Handlers<SlotEvent>, FeatureEvents> {
  const { stage, config, hud, words, figures, field, wins, sounds } = deps
  const title = async (text: string, { during }: { during: Promise<unknown> }) => {
    hud.announce(text)
    hud.showBanner({ title: text, kind: 'great' })
    await Promise.all([during, stage.wait(bannerMs)])
    clear()
  }
  /** The end of a feature: its total with a tier if the round's win has one, else a calm line. */
  const end = async (texts: { line: string; total: string }, round: { stake: number; celebrates: boolean }) => {
    wins.clear()
    hud.announce(texts.line)
    hud.showNote('')
    state.featureShown = true
    if (round.celebrates && tierOf(state.total, round.stake))
      await celebrate(state.total, round.stake, { title: texts.total })
    else {
      hud.setWin(state.total)
      hud.showBanner({ title: texts.line, kind: 'calm' })
      await stage.wait(bannerMs)
    }
    hud.hideBanner()
    hud.showNote(texts.line)
  }
  const nextSpin = (note: string) => {
    clear()
    hud.showNote(note)
    sounds.start()
    field.begin()
  }
  return {
    freeSpinsWon: async ({ count, retrigger, positions }) => {
      sounds.feature('freeSpins')
      await wins.showPlaces(positions, true)
      const during = retrigger ? Promise.resolve() : enter('freeSpins')
      await title(retrigger ? words.freeSpinsMore(count) : words.freeSpinsWon(count), { during })
    },
    freeSpin: async ({ left }) => nextSpin(words.freeSpinsLeft(left, figures.amount(state.total))),
    freeSpinsEnd: async ({ played, amount }, round) => {
      const texts = {
        line: words.freeSpinsEnd(played, figures.amount(amount)),
        total: words.freeSpinsWonTotal(played),
      }
      await end(texts, { stake: round.stake, celebrates: round.celebrates(state.total) })
      await leave()
    },
    ...holdHandlers(deps, state, { clear, celebrate, enter, leave }),
    maxWin: async ({ total }) => {
      const text = words.maxWin(figures.amount(total))
      await title(text, { during: Promise.resolve() })
      hud.showNote(text)
    },
    lamp: async () => {
      sounds.lamp()
      hud.announce(words.lamp)
      hud.showNote(words.lamp)
      await stage.wait(900)
    },
    bonusWon: async ({ bonus, positions }) => {
      sounds.feature(bonus)
      await wins.showPlaces(positions, true)
      await title(words.bonus[bonus], { during: enter(bonus) })
    },
    bonusGame: async ({ number, left }) => {
      const bonus = state.feature === 'big' ? 'big' : 'reg'
      const wins = config.bonuses?.[bonus]?.wins
      const run = { number, games: number + left, won: state.bonusWins, wins: wins ?? number + left }
      nextSpin(words.bonusGame(words.bonusShort[bonus], { ...run, total: figures.amount(state.total) }))
    },
    bonusEnd: async ({ bonus, amount }, round) => {
      const line = words.bonusEnd(words.bonus[bonus], figures.amount(amount))
      await end({ line, total: line }, { stake: round.stake, celebrates: round.celebrates(state.total) })
      await leave()
    },
  }
}
