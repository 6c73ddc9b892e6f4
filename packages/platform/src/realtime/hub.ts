import { heartbeatSeconds, mostTopics, type Position, protocolVersion } from '@andon/contract/realtime'
import type { StaffRole } from '@andon/contract/staff-roles'
import { type MessageOf, type ParamsOf, type Topic, topicParser, topicPath } from '@andon/contract/topic'
import { assert } from '../assert/index.ts'
import type { Log } from '../log/index.ts'
import { systemRandom } from '../random/index.ts'
import { createFanOut } from './fan-out.ts'
import { type Reader, type ReaderSocket, sendFrame } from './reader.ts'
import { createStream, type Stream } from './stream.ts'

/** How long a page may take to confirm that its connection ends. */
const closeAnswerMs = 2_000
const catchUpEveryMs = 250
/** So long after its last reader left, a topic keeps its messages for readers who come back. */
const lingerMs = 60_000

/** Which site a visitor opened, and from which country. */
export interface VisitorPlace {
  readonly site: string
  readonly countryCode: string
}

/** Who a connection has proved to be, at the origin where it is open. */
export type Party = {
  /** The login, the session of a game or of the sportsbook, that of a member of staff, or a visitor's conversation. */
  readonly sessionId: string
  /** The player; the account of a member of staff; a visitor's conversation. */
  readonly id: string
} & (
  | { readonly kind: 'player' | 'visitor' | 'game' | 'bettor' }
  | { readonly kind: 'staff'; readonly roles: readonly StaffRole[] }
)

export interface Viewer {
  readonly party: Party | null
  readonly place: VisitorPlace
}

export interface HubTopic {
  readonly topic: Topic
  /** The state now, for a topic with an image: of these parameters and of the player or session whose topic it is. Undefined if there is nothing. */
  image?(params: Readonly<Record<string, string>>, to: string): Promise<unknown>
}

export interface Connection {
  readonly socket: ReaderSocket
  viewer: Viewer
  readonly subscriptions: Map<string, { readonly reader: Reader; readonly of: Instance }>
}

/** A topic with its parameters, for one audience. */
interface Instance {
  readonly key: string
  readonly topic: Topic
  readonly params: Readonly<Record<string, string>>
  readonly place: VisitorPlace
  readonly stream: Stream
  unreadSinceMs: number
}

/** Topics of players, visitors and sessions name whose they are. */
type Target<T extends Topic> = (T['access'] extends 'player' | 'visitor' | 'bettor' | 'session' | 'game'
  ? { readonly to: string }
  : unknown) &
  (keyof ParamsOf<T> extends never ? unknown : { readonly params: ParamsOf<T> })

export type Hub = ReturnType<typeof createHub>

/** Sends messages to open sockets, by the declarations that it is given: it knows no topic by name. `atOnce`: frames in one turn of the event loop. */
export function createHub({ topics, log, atOnce }: { topics: readonly HubTopic[]; log: Log; atOnce?: number }) {
  const declared = topics.map((one) => ({
    ...one,
    parse: topicParser(one.topic),
    instances: new Map<string, Instance>(),
  }))
  const byName = new Map(declared.map((one) => [one.topic.name, one]))
  assert(byName.size === topics.length, 'each topic has one source')
  for (const { topic, image } of declared) assert(!topic.image === !image, `the image of ${topic.name} can be read`)
  const connections = new Set<Connection>()
  const newToken = () => systemRandom.bytes(9).toString('base64url')
  const late = new Set<Stream>()
  const fanOut = createFanOut(atOnce)
  const timers = [
    setInterval(() => {
      for (const stream of late) {
        stream.catchUpAll()
        if (!stream.isAnyBehind()) late.delete(stream)
      }
    }, catchUpEveryMs).unref(),
    setInterval(dropUnread, lingerMs / 4).unref(),
  ]

  const instanceOf = <T extends Topic>(topic: T, to: string, params: ParamsOf<T>): Instance | undefined =>
    instancesOf(topic).get(`${to} ${topicPath(topic, params)}`)
  const instancesOf = ({ name }: Topic): Map<string, Instance> => {
    const found = byName.get(name)
    assert(found, `the topic ${name} has a source`)
    return found.instances
  }

  function open(socket: ReaderSocket, viewer: Viewer): Connection {
    const connection: Connection = { socket, viewer, subscriptions: new Map() }
    connections.add(connection)
    sendFrame(socket, { type: 'hello', version: protocolVersion, heartbeatSeconds })
    return connection
  }

  /** Every call is answered: `subscribed`, or `refused` with the code. */
  function subscribe(connection: Connection, path: string, since?: Position): void {
    const { socket, viewer, subscriptions } = connection
    const refuse: Reader['refuse'] = (code) => {
      unsubscribe(connection, path)
      sendFrame(socket, { type: 'refused', topic: path, code })
    }
    const found = findIn(declared, path)
    const audience = found && audienceOf(found.one.topic, viewer)
    if (!found) refuse('UNKNOWN_TOPIC')
    else if (audience === undefined) refuse('LOGIN_REQUIRED')
    else if (!subscriptions.has(path) && subscriptions.size >= mostTopics) refuse('TOO_MANY_TOPICS')
    else {
      unsubscribe(connection, path)
      const instance = instanceAt(audience, { ...found, path, place: viewer.place })
      subscriptions.set(path, { reader: instance.stream.add({ socket, refuse }, since), of: instance })
    }
  }

  function instanceAt(
    audience: string,
    { one, params, path, place }: Pick<Instance, 'params' | 'place'> & { one: (typeof declared)[number]; path: string },
  ): Instance {
    const key = `${audience} ${path}`
    const known = one.instances.get(key)
    if (known) return known
    const stream = createStream({
      path,
      topic: one.topic,
      newToken,
      readImage: async () => one.image?.(params, audience),
      onBehind: () => late.add(stream),
      fanOut,
      log,
    })
    const instance: Instance = { key, topic: one.topic, params, place, stream, unreadSinceMs: 0 }
    one.instances.set(key, instance)
    return instance
  }

  function unsubscribe(connection: Connection, path: string): void {
    const subscription = connection.subscriptions.get(path)
    if (!subscription) return
    connection.subscriptions.delete(path)
    const { of, reader } = subscription
    of.stream.remove(reader)
    of.unreadSinceMs = performance.now()
    if (!of.stream.isRead() && !of.stream.isWorthKeeping() && !isOfParty(of.topic)) drop(of)
  }

  function dropUnread(): void {
    const since = performance.now() - lingerMs
    for (const { instances } of declared)
      for (const instance of instances.values())
        if (!instance.stream.isRead() && instance.unreadSinceMs <= since) drop(instance)
  }

  function drop({ key, topic, stream }: Instance): void {
    stream.stop()
    late.delete(stream)
    instancesOf(topic).delete(key)
  }

  return {
    open,
    authenticate: (of: Connection, party: Party | null): void => prove(of, party, unsubscribe),
    subscribe,
    unsubscribe,
    /** Sends a message to the topic's readers. It is parsed by the topic's schema; one that does not fit is our mistake, and throws. */
    publish: <T extends Topic>(topic: T, target: Target<T>, message: unknown): void => {
      const { to = '', params = {} } = target as { to?: string; params?: ParamsOf<T> } // what `Target` asks of this topic
      instanceOf(topic, to, params as ParamsOf<T>)?.stream.publish(message)
    },
    /** Sends each subscribed place or value of parameters its own message; undefined: none. */
    publishEach: <T extends Topic>(
      topic: T,
      messageFor: (of: { readonly params: ParamsOf<T>; readonly place: VisitorPlace }) => MessageOf<T> | undefined,
    ): void => {
      for (const { params, place, stream } of instancesOf(topic).values()) {
        const message = messageFor({ params: params as ParamsOf<T>, place }) // parsed by the pattern of its name
        if (message !== undefined) stream.publish(message)
      }
    },
    /** Whether a page of this target subscribes to it, or did so a moment ago and may come back. */
    isFollowed: (topic: Topic, to: string): boolean => instancesOf(topic).has(`${to} ${topic.name}`),
    /** Whether a page subscribes to it, or has a moment ago. */
    isWatched: (topic: Topic): boolean => instancesOf(topic).size > 0,
    /** The state of this target could not be read, or must not be sent again as it was: its readers fetch it again, or get a fresh image. */
    resync: <T extends Topic>(topic: T, to: string, params = {} as ParamsOf<T>) =>
      void instanceOf(topic, to, params)?.stream.resync(),
    /** Facts were lost: every reader fetches its state again. */
    resyncAll: () => {
      for (const { instances } of declared) for (const { stream } of instances.values()) stream.resync()
    },
    /** The session is over: its sockets receive nothing of its party from now on, except what may not be left out. */
    endSession: (sessionId: string): void => {
      for (const connection of connections)
        if (connection.viewer.party?.sessionId === sessionId) leaveParty(connection, unsubscribe)
    },
    close: (connection: Connection): void => {
      for (const path of connection.subscriptions.keys()) unsubscribe(connection, path)
      connections.delete(connection)
    },
    /** Sessions with an open connection: of one player, or all. */
    sessions: (of?: string): Party[] => partiesOf(connections, of),
    /** Asks every page to connect again; a connection that does not answer is cut. */
    closeAll: () => {
      for (const timer of timers) clearInterval(timer)
      fanOut.stop()
      for (const { socket } of connections) {
        socket.close(1012, 'restarting')
        setTimeout(() => socket.terminate(), closeAnswerMs).unref()
      }
    },
    size: () => connections.size,
  }
}

/** What is declared for a path, with its parameters. */
function findIn<D extends { parse(path: string): Readonly<Record<string, string>> | undefined }>(
  declared: readonly D[],
  path: string,
) {
  for (const one of declared) {
    const params = one.parse(path)
    if (params) return { one, params }
  }
  return undefined
}

/** The connection has proved who opened it, or that nobody has: what was subscribed to by another session ends. */
function prove(connection: Connection, party: Party | null, unsubscribe: Unsubscribe): void {
  const before = connection.viewer.party
  if (before && before.sessionId !== party?.sessionId) leaveParty(connection, unsubscribe)
  connection.viewer = { ...connection.viewer, party }
}

type Unsubscribe = (connection: Connection, path: string) => void

/** Ends what the connection has subscribed to as a party; what may not be left out is sent first. */
function leaveParty(connection: Connection, unsubscribe: Unsubscribe): void {
  for (const [path, { reader, of }] of connection.subscriptions) {
    if (!isOfParty(of.topic)) continue
    if (of.topic.conflation.keep === 'all') of.stream.catchUp(reader, { evenIfSlow: true })
    unsubscribe(connection, path)
    // the topic `session` of a login says why it ended
    if (!isOfLogin(of.topic)) sendFrame(connection.socket, { type: 'refused', topic: path, code: 'LOGIN_REQUIRED' })
  }
  connection.viewer = { ...connection.viewer, party: null }
}

/** Each session once: of one player, or all. */
function partiesOf(connections: ReadonlySet<Connection>, of: string | undefined): Party[] {
  const parties = [...connections].flatMap(({ viewer: { party } }) => (party ? [party] : []))
  const wanted = of === undefined ? parties : parties.filter(({ id }) => id === of)
  return [...new Map(wanted.map((party) => [party.sessionId, party])).values()]
}

const isOfLogin = ({ access }: Topic): boolean => access === 'player' || access === 'session'
const isOfParty = ({ access }: Topic): boolean => access !== 'public' && access !== 'visitor-place'

/** Who shares a topic's messages with this viewer; undefined if the viewer may not have them. */
function audienceOf({ access, roles = [] }: Topic, { party, place }: Viewer): string | undefined {
  const own = (kind: Party['kind']) => (party?.kind === kind ? party : undefined)
  switch (access) {
    case 'public':
      return ''
    case 'visitor-place':
      return `${place.site}/${place.countryCode}`
    case 'session':
      return own('player')?.sessionId
    case 'player':
      return own('player')?.id
    case 'visitor':
      return own('visitor')?.id
    case 'game':
      return own('game')?.sessionId
    case 'bettor':
      return own('bettor')?.id
    case 'staff': {
      const mayFollow =
        party?.kind === 'staff' && [...roles, 'admin' as const].some((role) => party.roles.includes(role))
      return mayFollow ? '' : undefined
    }
  }
}
