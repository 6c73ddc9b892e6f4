import type { RunningBook } from '@andon/bookmaker/running/run-book'
import type { Fact } from '@andon/contract/fact'
import type { ImageOf, ParamsOf, Topic } from '@andon/contract/topic'
import type { Hub } from '@andon/platform/realtime'
import type { Runtime } from '@andon/platform/runtime'
import type { Operator } from './create-operator.ts'

export interface TopicContext extends Pick<Runtime, 'db' | 'log'> {
  readonly hub: Hub
  readonly operator: Operator
  /** Null where no sportsbook runs. */
  readonly book: RunningBook | null
  /** Calls the function after a site has closed or opened. */
  onSiteChanged(listener: () => void): void
}

/** What publishes a topic: a file of `apps/server/src/topics`, which exports it as `source`. */
export interface TopicSource<T extends Topic = Topic> {
  readonly topic: T
  /** What is published after a fact, made with `after`. */
  readonly facts?: readonly Publication[]
  /** For what is published without a fact, and for images. */
  start?(context: TopicContext): RunningSource<T>
}

export interface Publication {
  /** Name of the fact. */
  readonly fact: string
  publish(fact: Fact, hub: Hub): void
}

/** What is published after this fact. */
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
  /** The state now, for a topic with an image: with everything that was published before; undefined if there is nothing of these parameters. */
  image?(params: ParamsOf<T>): Promise<ImageOf<T> | undefined>
  readonly stop?: (() => void) | undefined
}

/** The source of a topic. */
export function topicSource<T extends Topic>(source: TopicSource<T>): TopicSource {
  return source as TopicSource<never> as TopicSource // its image is read with parameters of its own topic alone
}
