import type { TableConfig } from '@andon/arcade/engines/table/index'
import type { Container } from 'pixi.js'
import type { SceneDeps } from '../../shell/scene.ts'
import type { Drawings } from '../../shell/stage/drawings.ts'
import type { Figures } from '../../shell/text/amounts.ts'
import type { Language } from '../../shell/text/messages.ts'
import type { SoundPlayer } from '../../sound/sound-player.ts'
import type { Celebration, WinTier } from '../../win/celebrate.ts'
import type { Felt, FeltTerms } from './felt.ts'
import type { TableLayout } from './layout.ts'
import type { Roads } from './roads/roads-view.ts'
import type { TableSounds } from './table-sounds.ts'
import type { SqueezeTexts } from './two-hands/squeeze-texts.ts'

export type Spot = TableConfig['spots'][number]

/** A table game provides this. */
export interface TableTitle {
  readonly gameCode: string
  readonly drawings: Drawings
  /** Prefixes of the drawings to load before the game opens. */
  readonly first: readonly string[]
  readonly texts: Readonly<Record<Language, TableTitleTexts>>
  /** The felt on its side; an upright screen turns it. `spots`: those of one table. */
  felt(spots: readonly Spot[], texts: TableTitleTexts, terms: FeltTerms): Felt
  /** A felt of its own for an upright screen, in place of the turned one. */
  uprightFelt?(spots: readonly Spot[], texts: TableTitleTexts, terms: FeltTerms): Felt
  /** A second felt of bets that lie on several spots; absent in games without. */
  readonly calls?: CallBets
  /** Draws past results as roads; absent: as a strip. */
  readonly roads?: Roads
  sounds(player: SoundPlayer): TableSounds
  createReveal(setting: TableSetting): TableReveal
}

/** A bet by one word that lays chips on several spots, such as the neighbours of a number. */
export interface CallBet {
  readonly id: string
  /** Chips on each spot. */
  readonly chips: Readonly<Record<string, number>>
}

export interface CallBets {
  felt(texts: TableTitleTexts): Felt
  /** `reach`: on how many at each side a bet on neighbours goes. */
  bet(id: string, reach: number): CallBet | null
  readonly reach: { readonly least: number; readonly most: number }
}

export interface TableTitleTexts {
  /** By the id of a spot or a call bet: its name, such as "Corner 8 9 11 12". */
  name(id: string): string
  /** By sort: such as "Corner". */
  readonly sorts: Readonly<Record<string, string>>
  /** By table. */
  readonly tables: Readonly<Record<string, string>>
  /** Names a draw, such as "17 black". */
  drawn(to: string, face: string): string
  /** The count of a side's cards, for its plate: `Player 7`; without cards its name alone. Absent in games without sides. */
  hand?(to: string, faces: readonly string[]): string
  /** The result of a round beside its draws, such as who won. Absent where the draws say it all. */
  result?(facts: readonly string[]): string
  /** Around cards that the player turns over; absent in games without. */
  readonly squeeze?: SqueezeTexts
  /** The wins of a bet that wins in several ways, by the fact that decides it: such as "Win with three ones". Only those with a name are rows of the pay table. Absent where a number of dice tells them apart. */
  readonly wins?: Readonly<Record<string, string>>
  /** A past result in the strip. */
  past(facts: readonly string[]): { readonly label: string; readonly tone: string }
  /** Words on the felt that are no numbers. */
  readonly felt: Readonly<Record<string, string>>
  /** The button that begins a round, where it has a word of its own, such as "Spin"; and its hint. */
  readonly start?: { readonly label: string; readonly hint: string }
  /** The second felt; absent in games without. */
  readonly calls?: string
  /** On how many neighbours at each side a call bet goes. */
  reach?(count: number): string
  /** The rules in paragraphs, with the server's figures. */
  rules(config: TableConfig, figures: Figures): readonly string[]
}

/** A thing that the server has drawn: such as a card, and the side that it goes to. */
export interface Drawn {
  readonly to: string
  readonly face: string
}

export interface TableSetting extends SceneDeps {
  readonly texts: TableTitleTexts
  readonly drawings: Drawings
  readonly config: TableConfig
  readonly tableSounds: TableSounds
}

/** How the table shows what was drawn: a wheel, dice, cards. */
export interface TableReveal {
  readonly container: Container
  /** A button among the tools, such as of a setting; absent or null where there is none. */
  readonly control?: HTMLElement | null
  layOut(layout: TableLayout): void
  /** At the press, before the reply: nothing depends on the result yet. */
  begin(): void
  /** The round that has begun is the player's own, and not a past one that is watched. Absent where both are shown in the same way. */
  sent?(): void
  /** Returns the draws to show once this one has been drawn, where they are not shown in the order in which they are drawn; absent where they are. */
  inTurn?(drawn: Drawn): readonly Drawn[]
  /** Resolves when the player has seen it. It may only go on from what `begin` shows. */
  show(drawn: Drawn): Promise<void>
  /** All has been shown, and the round has these facts: marks which side won. Absent where nothing is marked. */
  decided?(facts: readonly string[]): Promise<void>
  /** The felt is in front of it again, which some screens need; what it shows stays. */
  giveWay(): void
  /** For a press without a round. */
  halt(): void
  /** Removes what the last round left. */
  clear(): void
  celebration(tier: WinTier): Celebration | null
}
