import type * as v from 'valibot'
import type { StaffRole } from './staff-roles.ts'

/**
 * Who may subscribe, and who receives a message. `public`: everyone the same. `visitor-place`: everyone, by site and country. `session`: the
 * pages of one login session. `player`: all pages of one player. `visitor`: the pages of one browser without a login, by the cookie of its conversation
 * with customer service. `game`: the pages of one session of a game. `bettor`: all pages of one player at the sportsbook. `staff`: staff with one of the
 * topic's roles, all the same.
 */
export type TopicAccess = 'public' | 'visitor-place' | 'session' | 'player' | 'visitor' | 'game' | 'bettor' | 'staff'

/**
 * What a reader who is behind still gets: one who reads slowly, comes back, or waits for the window of `everyMs` to end. The order of messages
 * never changes.
 */
export type Conflation<Message> = {
  /** At most one delivery in this time; the first message after a pause is delivered at once. Absent: every message at once. */
  readonly everyMs?: number
} & (
  | { readonly keep: 'latest' }
  /** The newest message of each value of `field`, and all messages for which `always` holds. Those are delivered at once. */
  | {
      readonly keep: 'latestBy'
      readonly field: keyof Message & string
      readonly always?: (message: Message) => boolean
    }
  | { readonly keep: 'all' }
)

type Schema = v.GenericSchema

type TopicSpec<
  Access extends TopicAccess,
  Payload extends Schema,
  Image extends Schema | undefined,
> = (Access extends 'staff'
  ? { /** Which staff may subscribe; `admin` always may. */ readonly roles: readonly StaffRole[] }
  : unknown) & {
  readonly access: Access
  /** One message: a whole state or, if the topic has an `image`, a change of it. A change states new values, so that applying it twice does no harm. */
  readonly payload: Payload
  /**
   * The state of which messages are changes. A new subscriber gets the image, then the changes after it. Without an image, subscribers fetch the
   * state elsewhere, and again after a gap.
   */
  readonly image?: Image
  readonly conflation: Conflation<v.InferOutput<Payload>>
}

/** Any declared topic. */
export interface Topic {
  readonly name: string
  readonly access: TopicAccess
  readonly roles?: readonly StaffRole[]
  readonly payload: Schema
  readonly image?: Schema | undefined
  readonly conflation: Conflation<never>
}

/** Declares a topic. Its name may have parameters: `market/{eventId}`. What publishes it is the file of its name in `apps/server/src/topics/<origin>`. */
export function topic<
  const Name extends string,
  const Access extends TopicAccess,
  Payload extends Schema,
  Image extends Schema | undefined = undefined,
>(name: Name, spec: TopicSpec<Access, Payload, Image>) {
  return { name, ...spec }
}

export type MessageOf<T extends Topic> = v.InferOutput<T['payload']>
export type ImageOf<T extends Topic> = v.InferOutput<NonNullable<T['image']>>

type ParamNames<Name extends string> = Name extends `${string}{${infer Param}}${infer Rest}`
  ? Param | ParamNames<Rest>
  : never
export type ParamsOf<T extends Topic> = Readonly<Record<ParamNames<T['name']>, string>>

const paramValue = '[\\w.:-]{1,64}'
const paramInName = /\{(\w+)\}/g

/** The name with its parameters filled in, as it is in frames: `market/ev_123`. */
export function topicPath<T extends Topic>({ name }: T, params: ParamsOf<T>): string {
  const values: Readonly<Record<string, string>> = params
  return name.replace(paramInName, (_, param: string) => values[param] ?? '')
}

/** Reads paths of a topic: the parameters, or undefined for a path of another topic or with a malformed parameter. */
export function topicParser({ name }: Topic): (path: string) => Readonly<Record<string, string>> | undefined {
  const pattern = new RegExp(`^${name.replace(paramInName, `(?<$1>${paramValue})`)}$`)
  return (path) => {
    const match = pattern.exec(path)
    return match ? { ...match.groups } : undefined
  }
}
