import type { Container } from 'pixi.js'
import type { Rectangle } from '../../../shell/hud/hud.ts'
import type { SharedSceneDeps, SqueezedMessage } from '../../../shell/shared/shared-scene.ts'
import type { Stage } from '../../../shell/stage/stage.ts'
import type { Drawn, TableReveal, TableSetting, TableTitle } from '../table-title.ts'

/** A live table provides this: a table game whose rounds all players of a table share. */
export interface LiveTableTitle extends Omit<TableTitle, 'createReveal'> {
  createReveal(setting: LiveSetting): LiveReveal
  /** Spots that lie in one place of the felt in another layout of it, such as the banker with and without commission: bets of others on them are shown there. */
  readonly alike?: Readonly<Record<string, string>>
  /** Who leads the table; absent where nobody is drawn. */
  createDealer?(stage: Stage): LiveDealer
}

export interface LiveSetting extends TableSetting, Pick<SharedSceneDeps, 'table' | 'slots' | 'panels'> {
  /** Who leads the table, for a reveal in which the dealer has a part; null where nobody is drawn. */
  readonly dealer: LiveDealer | null
}

/** The draws of the round, and the instant since which all players see them. */
export interface ShownDraw {
  readonly drawn: readonly Drawn[]
  readonly facts: readonly string[]
  /** The round's number, for all that is to look different from round to round and the same on every screen. */
  readonly number: number
  /** On the clock of the tables: when no more bets were taken, and when the result became known. What moves is a function of these and `table.now()` alone. */
  readonly lockedAt: number
  readonly shownAt: number
}

/** How a live table shows what was drawn. The calls of `TableReveal` show past rounds that are watched. */
export interface LiveReveal extends TableReveal {
  /** Empty, between its room and what is shown: for the dealer. */
  readonly back: Container
  /** No more bets, since this instant of the tables' clock: the motion before the result, the same on every screen. */
  lock(lockedAt: number): void
  /** Shows all that was drawn, from the middle for those who come late; its end at once if that is over, and under reduced motion. Resolves when it has been seen. */
  showAll(shown: ShownDraw): Promise<void>
  /** Somebody turns a card for all to see; absent in games without. */
  squeezed?(turned: SqueezedMessage): void
  /** Who may turn the cards, as the table names them, in games that have that; null: nobody. */
  setSqueezer?(seat: string | null): void
}

/** Who leads a table, drawn and moving: greets, opens and closes the bets, shows the result and pays. */
export interface LiveDealer {
  readonly container: Container
  layOut(rect: Rectangle, density: number): void
  act(act: 'greet' | 'open' | 'last' | 'closed' | 'reveal' | 'pay' | 'rest'): Promise<void>
  /** A point of the page; null looks at the player. */
  lookAt(point: { readonly x: number; readonly y: number } | null): void
}
