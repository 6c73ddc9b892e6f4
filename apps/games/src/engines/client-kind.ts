import type { KindName } from '@andon/arcade/engines/kind'
import type { ConfigOf } from '@andon/arcade/game-config'
import type { GameSheetInput } from '@andon/contract/games/sheet'
import type { Language } from '@andon/contract/languages'
import type { Figures } from '../shell/text/amounts.ts'
import type { RoundSounds } from '../sound/title-sounds.ts'

export type InEveryLanguage<Value> = Readonly<Record<Language, Value>>
export type PayRow = NonNullable<GameSheetInput['payTable']>[number]

/** The parts from which a sheet is made, beside the configuration. */
export interface SheetDeps<Texts> {
  /** The `texts` of the title's `texts.ts`. */
  readonly texts: InEveryLanguage<Texts>
  readonly figures: InEveryLanguage<Figures>
  /** Another file of the title's folder, such as `hold.ts`; null without it. */
  load(file: string): Promise<object | null>
}

/** The part of a sheet that differs by kind. */
export interface KindSheet extends Required<Pick<GameSheetInput, 'rules' | 'payTable'>> {
  /** The names of bets that have figures of their own, by id. */
  readonly betNames?: Readonly<Record<string, InEveryLanguage<string>>>
}

/**
 * A kind of game as build tools and tests see it: a folder of `engines` with the name of its kind at the server, whose `index.ts` exports one of these as `kind`. Pages do
 * not load it: a title joins its kind with a function of the folder, such as `reelsTitle`.
 */
export interface ClientKind<
  Name extends KindName = KindName,
  Texts = unknown,
  Sounds extends RoundSounds = RoundSounds,
> {
  /** Rules and pay table for the title's page on the site. */
  sheetOf(config: ConfigOf<Name>, deps: SheetDeps<Texts>): Promise<KindSheet>
  /** Its own sounds at their softest and loudest, by name; those of all kinds need not be repeated. `neutral`: also played in rounds without a win. */
  cuesOf(sounds: Sounds): { readonly neutral: Cues; readonly celebrating: Cues }
  /** The button on the title's page that takes this action. */
  controlOf(action: Readonly<Record<string, unknown>>): Control
  /** The button that places a bet, where the scene has one of its own in place of the shell's main button. */
  readonly placedBy?: Control
  /** Where the stake is a layout of bets: what a player presses one after the other to lay a chip on each bet of this choice, from an empty table. */
  layOf?(choice: Readonly<Record<string, unknown>>): readonly Control[]
}

/** One of the elements of a page. */
export interface Control {
  readonly selector: string
  readonly index: number
}

export type Cues = Readonly<Record<string, () => void>>
