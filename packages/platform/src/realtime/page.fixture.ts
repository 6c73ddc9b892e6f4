import type { Position, ServerFrame } from '@andon/contract/realtime'
import type { StaffRole } from '@andon/contract/staff-roles'
import { topic } from '@andon/contract/topic'
import * as v from 'valibot'
import { createLog } from '../log/index.ts'
import { createHub, type Hub, type Party, type Viewer } from './hub.ts'
import type { HubTopic } from './instances.ts'

const market = v.object({ id: v.string(), odds: v.number(), open: v.boolean() })
export type Market = v.InferOutput<typeof market>

/** Prices of an event: changes wait for 100 ms, suspensions neither wait nor are left out. */
export const marketsTopic = topic('markets/{eventId}', {
  access: 'public',
  image: v.array(market),
  payload: market,
  conflation: { keep: 'latestBy', field: 'id', always: ({ open }) => !open, everyMs: 100 },
})
/** The same without image and window. */
export const pricesTopic = topic('prices', {
  access: 'public',
  payload: market,
  conflation: { keep: 'latestBy', field: 'id', always: ({ open }) => !open },
})
export const balanceTopic = topic('balance', {
  access: 'player',
  payload: v.object({ cash: v.number() }),
  conflation: { keep: 'latest' },
})
export const sessionTopic = topic('session', {
  access: 'session',
  payload: v.object({ reason: v.string() }),
  conflation: { keep: 'all' },
})
export const siteTopic = topic('site', {
  access: 'visitor-place',
  payload: v.object({ open: v.boolean() }),
  conflation: { keep: 'latest' },
})
export const casesTopic = topic('cases', {
  access: 'staff',
  roles: ['support'],
  payload: v.object({ waiting: v.number() }),
  conflation: { keep: 'all' },
})

export const betsTopic = topic('bets', {
  access: 'bettor',
  payload: v.object({ id: v.string() }),
  conflation: { keep: 'latestBy', field: 'id' },
})
export const chatTopic = topic('chat', {
  access: 'visitor',
  payload: v.object({ version: v.number() }),
  conflation: { keep: 'latest' },
})
export const roundTopic = topic('round', {
  access: 'game',
  payload: v.object({ id: v.string() }),
  conflation: { keep: 'latestBy', field: 'id' },
})

export function startHub({
  image = async () => [],
  atOnce,
}: {
  image?: NonNullable<HubTopic['image']>
  atOnce?: number
} = {}): Hub {
  const declared = [pricesTopic, balanceTopic, sessionTopic, siteTopic, casesTopic, betsTopic, chatTopic, roundTopic]
  const topics = declared.map((topic) => ({ topic }))
  const log = createLog({ level: 'silent' })
  return createHub({ topics: [...topics, { topic: marketsTopic, image }], log, ...(atOnce && { atOnce }) })
}

export const visitor: Viewer = { party: null, place: { site: 'LEO', countryCode: 'JP' } }
export const viewerOf = (kind: Party['kind'], id: string, sessionId = `ses_${id}`): Viewer => ({
  ...visitor,
  party: kind === 'staff' ? staff('support').party : { kind, id, sessionId },
})
export const staff = (...roles: StaffRole[]): Viewer => ({
  ...visitor,
  party: { kind: 'staff', id: 'kei', sessionId: 'sts_1', roles },
})
export const player = (playerId: string): Viewer => viewerOf('player', playerId)

/** A page with one connection: what it received, and where each topic stands. A page that stalls reads nothing until it reads on. */
export function openPage(hub: Hub, viewer: Viewer = visitor) {
  const frames: ServerFrame[] = []
  const positions = new Map<string, Position>()
  const socket = {
    OPEN: 1 as const,
    readyState: 1 as 1 | 3,
    bufferedAmount: 0,
    closedWith: undefined as number | undefined,
    send: (data: unknown) => {
      const frame = JSON.parse(String(data)) as ServerFrame // of the hub under test
      frames.push(frame)
      if ('seq' in frame) {
        const token = 'token' in frame ? frame.token : (positions.get(frame.topic)?.token ?? '')
        positions.set(frame.topic, { token, seq: frame.seq })
      }
    },
    close: (code?: number) => {
      socket.closedWith = code
      socket.readyState = 3
    },
    terminate: () => {
      socket.readyState = 3
    },
  }
  const connection = hub.open(socket, viewer)
  return {
    frames,
    positions,
    connection,
    socket,
    subscribe: (path: string, since?: Position) => hub.subscribe(connection, path, since),
    close: () => hub.close(connection),
    stall: () => {
      socket.bufferedAmount = 100_000
    },
    readOn: () => {
      socket.bufferedAmount = 0
    },
    /** The messages of a topic, and how many frames brought them. */
    heard: (path: string) =>
      frames.flatMap((frame) => (frame.type === 'messages' && frame.topic === path ? frame.data : [])),
    framesOf: (path: string) => frames.filter((frame) => frame.type === 'messages' && frame.topic === path).length,
    /** The answer to the last subscription. */
    answer: () => frames.findLast(({ type }) => type === 'subscribed' || type === 'refused'),
  }
}
export type Page = ReturnType<typeof openPage>
