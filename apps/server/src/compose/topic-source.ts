import type { Fact } from '@andon/contract/fact'
import type { ImageOf, ParamsOf, Topic } from '@andon/contract/topic'
import type { Staff } from '@andon/operator/staff'
import type { Hub } from '@andon/platform/realtime'
import type { Runtime } from '@andon/platform/runtime'
import type { Arcade } from '../roles/arcade.ts'
import type { OpenBook } from '../roles/bookmaker.ts'
import type { SportsBook } from '../roles/sports-book.ts'
import type { Operator } from './create-operator.ts'

interface Common extends Pick<Runtime, 'db' | 'log'> {
  readonly hub: Hub
}

/** The context that the sources of each origin get: their own party's modules. */
export interface TopicContexts {
  readonly site: Common & {
    readonly operator: Operator
    /** Calls the function after a site has closed or opened. */
    onSiteChanged(listener: () => void): void
  }
  readonly games: Common & { readonly arcade: Omit<Arcade, 'close'> }
  readonly sports: Common & { readonly book: OpenBook; readonly bettors: SportsBook['stream'] }
  readonly staff: Common & { readonly accounts: Pick<Staff, 'openSessions'> }
}
export type TopicOrigin = keyof TopicContexts

/** A source publishes one topic: a file of `apps/server/src/topics/<origin>`, which exports it as `source`. */
export interface TopicSource<Origin extends TopicOrigin, T extends Topic = Topic> {
  readonly topic: T
  /** The messages that follow facts, made with `after`. */
  readonly facts?: readonly Publication[]
  /** For what is published without a fact, and for images. */
  start?(context: TopicContexts[Origin]): RunningSource<T>
}

export interface Publication {
  /** Name of the fact. */
  readonly fact: string
  publish(fact: Fact, hub: Hub): void
}

/** Publishes with `publish` after each such fact. */
export function after<Data>(
  declared: { readonly name: string; is(fact: Fact): fact is Fact<string, Data> },
  publish: (fact: Fact<string, Data>, hub: Hub) => void,
): Publication {
  return {
    fact: declared.name,
    publish: (fact, hub) => {
      if (declared.is(fact)) publish(fact, hub)
    },
  }
}

export interface RunningSource<T extends Topic> {
  /**
   * The state now, for a topic with an image: with everything that was published before; undefined if there is nothing of these parameters. `to`: the player or session whose topic it is.
   */
  image?(params: ParamsOf<T>, to: string): Promise<ImageOf<T> | undefined>
  /** The messages after facts that need what `start` has set up. */
  readonly facts?: readonly Publication[]
  readonly stop?: (() => void) | undefined
}

const sourceAt =
  <Origin extends TopicOrigin>() =>
  <T extends Topic>(source: TopicSource<Origin, T>): TopicSource<Origin> =>
    source as TopicSource<Origin, never> as TopicSource<Origin> // its image is read with parameters of its own topic alone

/** The source of a topic of each origin. */
export const siteSource = sourceAt<'site'>()
export const gamesSource = sourceAt<'games'>()
export const sportsSource = sourceAt<'sports'>()
export const staffSource = sourceAt<'staff'>()
