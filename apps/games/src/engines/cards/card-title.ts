import type { CardsConfig } from '@andon/arcade/engines/cards/index'
import type { Round } from '@andon/arcade/game-api'
import type { Container } from 'pixi.js'
import type { Choice, GameInfo, GameWords, Handlers, InfoDeps, PlayerAction, SceneDeps } from '../../shell/scene.ts'
import type { Drawings } from '../../shell/stage/drawings.ts'
import type { Figures } from '../../shell/text/amounts.ts'
import type { Language } from '../../shell/text/messages.ts'
import type { SoundPlayer } from '../../sound/sound-player.ts'
import type { WantedBack } from '../../tabletop/cards/back-of.ts'
import type { Back } from '../../tabletop/cards/paint-back.ts'
import type { Celebration, WinTier } from '../../win/celebrate.ts'
import type { ActionBar } from './action-bar.ts'
import type { CardSounds } from './card-sounds.ts'
import type { CardLayout } from './layout.ts'
import type { ConfigOfPlay, Play, PlayEvents } from './play-events.ts'
import type { CardTexts } from './texts/card-texts.ts'

/** A title of any way to play provides this. `Texts`: the texts that its way to play needs. */
export interface CardTitle<Texts extends CardTitleTexts = CardTitleTexts> {
  readonly gameCode: string
  readonly drawings: Drawings
  /** Prefixes of the drawings to load before the game opens. */
  readonly first: readonly string[]
  /** The look of the cards' backs. */
  readonly back: WantedBack
  readonly texts: Readonly<Record<Language, Texts>>
  sounds(player: SoundPlayer): CardSounds
  createScenery(setting: CardSetting): CardScenery
}

export interface CardTitleTexts {
  /** The rules in paragraphs, with the server's figures. */
  rules(config: CardsConfig, figures: Figures): readonly string[]
}

export interface CardSetting extends SceneDeps {
  readonly config: CardsConfig
  readonly language: Language
  readonly drawings: Drawings
  readonly words: CardTexts
  readonly cardSounds: CardSounds
}

/** The scene around the cards. Everything has a still form for `stage.calm()`. */
export interface CardScenery {
  readonly behind: Container
  readonly inFront: Container
  layOut(layout: CardLayout): void
  /** Motion for a win of this tier; null for none. */
  celebration(tier: WinTier): Celebration | null
}

/** The parts of the scene that a way to play gets. */
export interface TableSetting<P extends Play, Texts extends CardTitleTexts> extends Omit<CardSetting, 'config'> {
  readonly config: ConfigOfPlay<P>
  readonly texts: Texts
  readonly back: Back
  readonly bar: ActionBar
  /** For screen readers, beside the shell's announcements: what was dealt, a total, a result. */
  tell(text: string): void
  /** The line under the table, and for screen readers. */
  say(text: string): void
  /** An event was brought about by the server, as the rules say: it stays said until the next round. */
  byRules(): void
}

/** The cards of a way to play: what a subfolder makes. */
export interface CardTable<P extends Play> {
  /** Between the scenery behind and that in front. */
  readonly container: Container
  /** Presents each event. `roundEnd` comes after them: the scene shows and celebrates what was won. */
  readonly handlers: Handlers<PlayEvents[P]>
  layOut(layout: CardLayout): void
  /** At the press, before the reply. */
  begin(): void
  /** Removes what the last round left. */
  clear(): void
  /** Returns the actions that the player may take now, in the order of the bar. Called once when a round begins to wait. */
  offers(round: Round): readonly Offer[]
  /** Called when an action was taken, or the round went on elsewhere. */
  offersEnd?(): void
  /** Methods of `Scene`, for games that have them. */
  choice?(): Choice | undefined
  layoutStake?(): number | null
  setReady?(ready: boolean): void
  showBalance?(amount: number): void
  showStake?(amount: number): void
}

/** An action that the player may take, as a button of the bar. */
export interface Offer {
  /** Its `data-act`, by which tests and the title kit find the button: the action's type, or the guess. */
  readonly id: string
  readonly label: string
  /** A second line, such as a chance or what it takes. */
  readonly detail?: string
  /** For screen readers, in place of label and detail. */
  readonly spoken?: string
  /** By `KeyboardEvent.key`. A letter works while the focus is in the bar, other keys everywhere. */
  readonly key?: string
  /** How the button looks: `main` for what the round is about, `cash` for taking a prize. */
  readonly tone?: 'main' | 'cash'
  /** False for one that is shown and may not be taken now. */
  readonly enabled: boolean
  /** Read at the press: a draw asks then which cards are held. `stake`: further stake in minor units. */
  take(): PlayerAction
}

/** A way to play, made by its subfolder for `cardTitle`. */
export interface CardPlay<P extends Play, Texts extends CardTitleTexts> {
  readonly play: P
  words(texts: Texts, language: Language): GameWords & { readonly won: string }
  readonly decisionEvents: ReadonlySet<PlayEvents[P]['type']>
  createTable(setting: TableSetting<P, Texts>): CardTable<P>
  /** The part of the information page for this way to play: the pay table or the like, and what happens to a round that is left alone. */
  info(deps: PlayInfoDeps<P, Texts>): GameInfo
  /** A finished round as a picture or a line of text, for its verification. */
  outcome(events: readonly PlayEvents[P][], deps: { texts: Texts; language: Language }): Node | null
}

export interface PlayInfoDeps<P extends Play, Texts extends CardTitleTexts> extends Omit<InfoDeps, 'config'> {
  readonly config: ConfigOfPlay<P>
  readonly texts: Texts
  readonly language: Language
}
