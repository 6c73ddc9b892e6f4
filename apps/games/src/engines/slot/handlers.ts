import type { SlotEvent } from '@andon/arcade/engines/slot/events'
import type { Handlers, PlayedRound } from '../../shell/scene.ts'
import { celebrateWin } from '../../win/celebrate.ts'
import { tierOf } from '../../win/tiers.ts'
import { anticipatingReels } from './anticipation.ts'
import { featureHandlers } from './feature-handlers.ts'
import type { Field, Position } from './field.ts'
import type { HoldBoard } from './hold/hold-board.ts'
import type { HoldTexts } from './hold/hold-look.ts'
import { multiplyingWilds } from './multiplying-wilds.ts'
import type { SlotSounds } from './slot-sounds.ts'
import type { Feature, SlotScenery, SlotSetting, SlotTools } from './slot-title.ts'
import type { Wins } from './wins.ts'

export interface HandlerDeps extends SlotSetting {
  readonly field: Field
  readonly wins: Wins
  readonly sounds: SlotSounds
  readonly scenery: SlotScenery
  /** Null in games without hold and win. */
  readonly hold: { readonly board: HoldBoard; readonly texts: HoldTexts } | null
  readonly layout: SlotTools['layout']
  readonly scatterText: (count: number, amount: string) => string
}

/** The state that the handlers of one round share. */
export interface RoundState {
  /** Win so far. */
  total: number
  /** The part of the total that the bar's field shows. */
  shown: number
  /** The amount in the line of text. */
  said: number | null
  /** The total of a feature was celebrated, so the end of the round is not. */
  featureShown: boolean
  /** The feature that the scenery shows. */
  feature: Feature | null
  /** Games of BIG or REG that have won. */
  bonusWins: number
}

const newRound: Readonly<RoundState> = {
  total: 0,
  shown: 0,
  said: null,
  featureShown: false,
  feature: null,
  bonusWins: 0,
}

/** The engine's presentation of each kind of slot event, with the title's own in its place where it has one. */
export function createHandlers(deps: HandlerDeps) {
  const { hud, wins, sounds, scenery } = deps
  const state: RoundState = { ...newRound }
  const clear = () => {
    wins.clear()
    hud.hideBanner()
    hud.showNote('')
  }
  const features = {
    enter: (feature: Feature) => {
      state.feature = feature
      return scenery.enter(feature)
    },
    leave: async () => {
      const { feature } = state
      state.feature = null
      if (feature) await scenery.leave(feature)
    },
  }
  const celebrate = (amount: number, stake: number, { from, title }: { from?: number; title?: string } = {}) =>
    celebrateWin(
      { ...deps, celebration: scenery.celebration, sound: sounds.tier },
      { amount, stake, ...(from === undefined ? {} : { from }), title },
    )
  const usual: Handlers<SlotEvent> = {
    ...fieldHandlers(deps, { clear }),
    ...winHandlers(deps, state),
    ...featureHandlers(deps, state, { clear, celebrate, ...features }),
    roundEnd: async ({ amount }, round) => {
      if (!state.featureShown && round.celebrates(amount)) {
        if (tierOf(amount, round.stake)) await celebrate(amount, round.stake, { from: state.shown })
        else sounds.win()
      }
      if (amount > 0) hud.setWin(amount)
      if (amount > 0 && !state.featureShown && state.said !== amount)
        hud.showNote(deps.words.roundWon(deps.figures.amount(amount)))
      hud.setBadge('')
    },
  }
  const tools: SlotTools = { ...deps, total: () => state.total, celebrate, clear }
  return {
    handlers: { ...usual, ...scenery.handlers(usual, tools) } satisfies Handlers<SlotEvent>,
    /** Also in the middle of a round, as when a replay is closed. */
    clear: () => {
      clear()
      hud.setBadge('')
      void features.leave()
      void deps.hold?.board.close()
    },
    reset: () => {
      Object.assign(state, newRound)
    },
  }
}

type FieldEvents = 'reels' | 'tumble' | 'rowFall' | 'multiplier' | 'expand' | 'respin'

function fieldHandlers(
  { config, hud, words, field, wins, sounds, scenery }: HandlerDeps,
  { clear }: { clear: () => void },
): Pick<Handlers<SlotEvent>, FieldEvents> {
  const fall = async (number: number, removed: readonly Position[], grid: string[][]) => {
    hud.showNote(words.falls(number))
    sounds.remove(number)
    wins.clear()
    await field.fall({ removed, grid, onLand: sounds.land })
  }
  return {
    reels: async ({ grid }) => {
      const anticipating = anticipatingReels(config, grid)
      const onLand = (reel: number) => {
        sounds.land(reel)
        scenery.waiting?.(null)
        if (!anticipating.includes(reel + 1)) return
        sounds.anticipate(reel + 1)
        scenery.waiting?.(reel + 1)
      }
      await field.stopAt(grid, { onLand, anticipating })
    },
    tumble: ({ number, removed, grid }) => fall(number, removed, grid),
    rowFall: ({ number, row, grid }) =>
      fall(
        number,
        grid.map((_, reel) => [reel, row] as const),
        grid,
      ),
    multiplier: async ({ value }) => {
      hud.setBadge(value > 1 ? words.multiplier(value) : '')
      if (value > 1) sounds.multiplier(value)
    },
    expand: async ({ grid }) => {
      await field.change(grid)
    },
    respin: async ({ held }) => {
      clear()
      hud.showNote(words.respin)
      sounds.start()
      field.begin(held)
    },
  }
}

function winHandlers(
  { config, hud, words, figures, field, wins, sounds, scatterText }: HandlerDeps,
  state: RoundState,
): Pick<Handlers<SlotEvent>, 'lineWins' | 'symbolWins' | 'scatterWin'> {
  /** A total that gets a banner is not shown before it: the field counts up with the banner. In a feature it grows with each win. */
  const count = (event: { total: number }, round: PlayedRound) => {
    state.total = event.total
    const celebrate = round.celebrates(event.total)
    if (celebrate && state.feature === null && tierOf(event.total, round.stake)) return celebrate
    state.shown = event.total
    hud.setWin(event.total)
    return celebrate
  }
  const say = (text: string, amount: number) => {
    if (amount === state.total && state.shown !== amount) return // the banner says it first
    state.said = amount
    hud.showNote(text)
  }
  return {
    lineWins: async (event, round) => {
      const celebrate = count(event, round)
      if (state.feature === 'big' || state.feature === 'reg') state.bonusWins += 1
      say(words.lineWins(event.wins.length, figures.amount(event.amount)), event.amount)
      const signs = multiplyingWilds(config, {
        grid: field.grid(),
        wins: event.wins,
        textOf: words.multiplier,
      })
      if (signs.length > 0) await wins.showSigns(signs, { celebrate })
      await wins.showLines(event.wins, config.lines, { celebrate, onStroke: sounds.line })
    },
    symbolWins: async (event, round) => {
      const celebrate = count(event, round)
      say(words.symbolWins(figures.amount(event.amount)), event.amount)
      const groups = event.wins.map(({ positions }) => positions)
      await wins.showGroups(groups, { celebrate, onStroke: sounds.line })
    },
    scatterWin: async (event, round) => {
      const celebrate = count(event, round)
      say(scatterText(event.count, figures.amount(event.amount)), event.amount)
      if (celebrate) sounds.scatter()
      await wins.showPlaces(event.positions, celebrate)
    },
  }
}
