import type { CardsEvent } from '@andon/arcade/engines/cards/events'
import type { CardsConfig } from '@andon/arcade/engines/cards/index'

/** Each way to play has a folder of its name here. */
export type Play = CardsConfig['game']['play']

/** The part of the configuration that a way to play reads. */
export type GameOf<P extends Play> = Extract<CardsConfig['game'], { play: P }>
export type ConfigOfPlay<P extends Play> = CardsConfig & { readonly game: GameOf<P> }

type HighLowEvents = Extract<CardsEvent, { type: 'monthShown' | 'monthGuessed' | 'highLowPaid' }>
type DrawEvents = Extract<CardsEvent, { type: 'fiveDealt' | 'fiveDrawn' | 'fiveSettled' }>

/** The events that the server sends of each way to play, but for `roundEnd`, which is shown for all of them in one place. */
export interface PlayEvents {
  readonly 'high-low': HighLowEvents
  readonly draw: DrawEvents
  readonly blackjack: Exclude<CardsEvent, HighLowEvents | DrawEvents | { type: 'roundEnd' }>
}

/** Refuses the configuration of a game that is played in another way. */
export function isPlay<P extends Play>(config: CardsConfig, play: P): config is ConfigOfPlay<P> {
  return config.game.play === play
}
