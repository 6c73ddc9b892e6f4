import type { SharedTable, SqueezedMessage } from '../../../shell/shared/shared-scene.ts'
import type { Back } from '../../../tabletop/cards/paint-back.ts'
import type { FoldSide } from '../../../tabletop/cards/pulled.ts'
import type { TableLayout } from '../layout.ts'
import type { TableSetting } from '../table-title.ts'
import type { ToldCard } from './hands.ts'
import { createForwardCard } from './squeeze-forward.ts'
import { createSqueezePad } from './squeeze-pad.ts'
import { squeezePlaces } from './squeeze-places.ts'
import type { SqueezeTexts } from './squeeze-texts.ts'
import { createSqueezeControl } from './squeeze-turn.ts'
import { turnTime } from './turn-times.ts'

/** A hand that is turned over at a shared table. */
export interface TurnedHand {
  /** The round's number. */
  readonly number: number
  readonly shownAt: number
  readonly showMs: number
  /** Who may turn the cards, as the table names them; null: the dealer alone. */
  readonly squeezer: string | null
}

interface SharedTurnDeps {
  readonly setting: Pick<TableSetting, 'stage' | 'hud' | 'config' | 'texts'>
  readonly table: Pick<SharedTable, 'now' | 'ownSeat' | 'squeeze'>
  readonly back: Back
  readonly words: SqueezeTexts
  /** The dealer turns this card. */
  readonly onDealerTurns: (one: ToldCard) => void
}

/** A card that has been turned over stays in view before it goes back to its place. */
const seenMs = 420
/** With less time than this a card does not come forward. */
const leastMs = 900
/** A fold of somebody else's, of which five a second are told, comes closer to what was told in this time. */
const followMs = 130

/**
 * Cards that one player turns over for all to see. The player drags a corner or an edge; the others see the same fold. A card that is not turned in time is turned by the dealer, at the same instant on every screen. Nothing of a
 * card is shown that the server has not told.
 */
export function createSharedTurn({ setting, table, back, words, onDealerTurns }: SharedTurnDeps) {
  const { stage, hud, config, texts } = setting
  const control = createSqueezeControl(words, `squeeze:${config.gameCode}`)
  const forward = createForwardCard({ stage, hud, back })
  const follow = createFollowed()
  let hand: TurnedHand | null = null
  let index = 0
  const elapsedMs = () => (hand ? table.now() - hand.shownAt : 0)
  const tell = (part: number | null) => {
    const { from, part: held } = forward.squeeze.turned() ?? lying
    if (hand) table.squeeze({ number: hand.number, card: index, from, part: part ?? held })
  }
  const pad = createSharedPad({ stage, words, forward, tell })
  hud.root.append(pad.root)
  const isOn = (begun: TurnedHand) => hand === begun
  /** Resolves at an instant of the hand, or as soon as `holds`. */
  const until = (begun: TurnedHand, atMs: number, holds: (sinceMs: number) => boolean = () => false) =>
    framesUntil(stage, (sinceMs) => !isOn(begun) || elapsedMs() >= atMs || holds(sinceMs))
  const byPlayer = async (one: ToldCard, begun: TurnedHand, untilMs: number) => {
    const answer = pad.answerTo(words.waiting(texts.name(one.to), one.number + 1), untilMs)
    await until(begun, untilMs, answer.isGiven)
    pad.leave()
    if ((await answer.given) !== 'gone') tell(1)
  }
  const byOther = (begun: TurnedHand, untilMs: number) => {
    follow.begin(index)
    return until(begun, untilMs, (sinceMs) => {
      const seen = follow.next(sinceMs)
      if (seen && seen.part < 1) forward.squeeze.fold(seen.from, seen.part)
      return seen?.part === 1
    })
  }
  return {
    container: forward.container,
    control: control.button,
    /** True if the hand is so late that its cards lie open at once. */
    isBehind: (): boolean => hand !== null && elapsedMs() > timeOf(hand, index).untilMs + leastMs,
    begin: (next: TurnedHand): void => {
      hand = next
      index = 0
    },
    end: (): void => {
      hand = null
      pad.leave()
      forward.remove()
      void forward.dim(false)
    },
    squeezed: ({ number, card, from, part, seat }: SqueezedMessage): void => {
      if (hand?.number === number && seat !== table.ownSeat) follow.told({ card, from, part })
    },
    turn: async (one: ToldCard): Promise<void> => {
      const begun = hand
      if (!begun) return one.card.turnOver()
      const { fromMs, untilMs } = timeOf(begun, index)
      const isOwn = begun.squeezer === table.ownSeat
      const isPlayers = fromMs < untilMs && untilMs - elapsedMs() > leastMs
      const isForward = isPlayers && (!isOwn || control.isOn())
      if (isPlayers && isOwn && !isForward) tell(1)
      await until(begun, isForward ? fromMs : isPlayers && isOwn ? 0 : untilMs)
      if (!isOn(begun)) return
      if (isForward) {
        void forward.dim(isOwn)
        await forward.bring(one)
        if (isOn(begun)) await (isOwn ? byPlayer(one, begun, untilMs) : byOther(begun, untilMs))
        if (!isOn(begun)) return forward.remove()
        await forward.turnOver()
        if (!stage.calm()) await stage.wait(seenMs)
        await forward.putBack(one)
      } else {
        onDealerTurns(one)
        await one.card.turnOver()
      }
      if (isOn(begun)) index += 1
    },
    layOut: (next: TableLayout): void => {
      forward.layOut(next)
      pad.layOut(next)
    },
  }
}

const lying = { from: 'bottomRight', part: 0 } as const

const framesUntil = (stage: Pick<TableSetting['stage'], 'onFrame'>, holds: (sinceMs: number) => boolean) =>
  new Promise<void>((resolve) => {
    const stop = stage.onFrame((sinceMs) => {
      if (!holds(sinceMs)) return
      stop()
      resolve()
    })
  })

interface PadDeps extends Pick<Parameters<typeof createSqueezePad>[0], 'stage' | 'words'> {
  readonly forward: ReturnType<typeof createForwardCard>
  /** Null: as the card is held. */
  readonly tell: (part: number | null) => void
}

/** The pad with which the player takes hold of a card; all players of the table are told of it. */
function createSharedPad({ stage, words, forward, tell }: PadDeps) {
  let layout: TableLayout | null = null
  const place = () => {
    if (layout) pad.layOut(squeezePlaces(layout), { isAcross: forward.isAcross() })
  }
  const pad = createSqueezePad({
    stage,
    words,
    onGrip: forward.grip,
    onMove: (to) => {
      forward.move(to)
      tell(null)
    },
    onRelease: async () => {
      const isEnough = await forward.squeeze.release()
      tell(isEnough ? 1 : 0)
      return isEnough
    },
    onRotate: async () => {
      await forward.rotate()
      place()
    },
  })
  return {
    root: pad.root,
    leave: pad.leave,
    answerTo: (name: string, leftAloneMs: number) => {
      place()
      const given = pad.ask(name, leftAloneMs)
      let isGiven = false
      void given.then(() => {
        isGiven = true
      })
      return { given, isGiven: () => isGiven }
    },
    layOut: (next: TableLayout): void => {
      layout = next
      place()
    },
  }
}

const timeOf = ({ showMs, squeezer }: TurnedHand, index: number) =>
  turnTime(index, { showMs, isSqueezed: squeezer !== null })

interface Told {
  readonly card: number
  readonly from: FoldSide
  readonly part: number
}

/** A fold of somebody else's between the messages about it. */
export function createFollowed() {
  let told: Told | null = null
  let card = 0
  let part = 0
  return {
    begin: (index: number): void => {
      card = index
      part = 0
    },
    told: (next: Told): void => {
      told = next
    },
    /** The fold after so many milliseconds; null while nothing is told of this card. */
    next: (sinceMs: number): { readonly from: FoldSide; readonly part: number } | null => {
      if (!told || told.card !== card) return null
      if (told.part === 1) return { from: told.from, part: 1 }
      part += (told.part - part) * (1 - Math.exp(-sinceMs / followMs))
      return { from: told.from, part }
    },
  }
}
