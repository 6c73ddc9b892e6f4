import { heartbeatSeconds, mostTopics, type Position, protocolVersion } from '@andon/contract/realtime'
import type { StaffRole } from '@andon/contract/staff-roles'
import type { Topic } from '@andon/contract/topic'
import type { Log } from '../log/index.ts'
import { createFanOut } from './fan-out.ts'
import { createInstances, type HubTopic, type Instance, publishingTo, type VisitorPlace } from './instances.ts'
import { type Reader, type ReaderSocket, sendFrame } from './reader.ts'

/** How long a page may take to confirm that its connection ends. */
const closeAnswerMs = 2_000

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

export interface Connection {
  readonly socket: ReaderSocket
  viewer: Viewer
  readonly subscriptions: Map<string, { readonly reader: Reader; readonly of: Instance }>
}

export type Hub = ReturnType<typeof createHub>

/** Sends messages to open sockets, by the declarations that it is given: it knows no topic by name. `atOnce`: frames in one turn of the event loop. */
export function createHub({ topics, log, atOnce }: { topics: readonly HubTopic[]; log: Log; atOnce?: number }) {
  const connections = new Set<Connection>()
  const fanOut = createFanOut(atOnce)
  const instances = createInstances(topics, { fanOut, log })

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
    const found = instances.find(path)
    const audience = found && audienceOf(found.one.topic, viewer)
    if (!found) refuse('UNKNOWN_TOPIC')
    else if (audience === undefined) refuse('LOGIN_REQUIRED')
    else if (!subscriptions.has(path) && subscriptions.size >= mostTopics) refuse('TOO_MANY_TOPICS')
    else {
      unsubscribe(connection, path)
      const instance = instances.at(audience, { ...found, path, place: viewer.place })
      subscriptions.set(path, { reader: instance.stream.add({ socket, refuse }, since), of: instance })
    }
  }

  function unsubscribe(connection: Connection, path: string): void {
    const subscription = connection.subscriptions.get(path)
    if (!subscription) return
    connection.subscriptions.delete(path)
    const { of, reader } = subscription
    of.stream.remove(reader)
    of.unreadSinceMs = performance.now()
    if (!of.stream.isRead() && !of.stream.isWorthKeeping() && !isOfParty(of.topic)) instances.drop(of)
  }

  return {
    open,
    ...publishingTo(instances),
    authenticate: (of: Connection, party: Party | null): void => prove(of, party, unsubscribe),
    subscribe,
    unsubscribe,
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
      instances.stop()
      fanOut.stop()
      for (const { socket } of connections) {
        socket.close(1012, 'restarting')
        setTimeout(() => socket.terminate(), closeAnswerMs).unref()
      }
    },
    size: () => connections.size,
  }
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
