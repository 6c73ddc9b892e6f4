import { randomUUID } from 'node:crypto'
import { call, openArcade, openReal, type TestArcade } from '@andon/arcade/arcade.fixture'
import { choHan } from '@andon/arcade/engines/table/cho-han/cho-han'
import { sharedTable } from '@andon/arcade/engines/table/shared-table'
import { tableChatTopic } from '@andon/arcade/game-topics'
import { title as choHanTitle } from '@andon/arcade/titles/cho-han/index'
import { rules } from '@andon/arcade/titles/cho-han/rules'
import type { Title } from '@andon/arcade/titles/title'
import { type Bus, createLocalBus } from '@andon/platform/bus'
import type { StaffContext } from '@andon/platform/http'
import { createLog } from '@andon/platform/log'
import { type RunningTopics, startTopics } from '@andon/server/compose/start-topics'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** What the pages that follow the chat of a table receive. */
const table = 'cho-han-1'
const path = tableChatTopic.name.replace('{tableId}', table)
const pace = { openMs: 15_000, lockMs: 1_000, showMs: 10_000, restMs: 4_000 }
const engine = sharedTable(choHan(rules), choHanTitle.current)
const shared: Title = { ...choHanTitle, shared: { engine, pace, mostBets: 4, tables: [table] } }

let arcade: TestArcade
let bus: Bus
let topics: RunningTopics
beforeEach(async () => {
  arcade = await openArcade({ titles: [shared] })
  const log = createLog({ level: 'silent' })
  bus = createLocalBus({ log })
  topics = await startTopics('games', { db: arcade.db, log, bus, arcade: arcade.server })
})
afterEach(async () => {
  topics.stop()
  await bus.close()
  await arcade.close()
})

interface Frame {
  readonly type: string
  readonly topic?: string
  readonly code?: string
  readonly data?: unknown
}

/** A page without a session, as anybody may open one. */
function openPage(followed = path) {
  const frames: Frame[] = []
  const socket = {
    OPEN: 1 as const,
    readyState: 1 as const,
    bufferedAmount: 0,
    send: (bytes: Buffer) => void frames.push(JSON.parse(String(bytes))),
    close: () => undefined,
    terminate: () => undefined,
  }
  const connection = topics.hub.open(socket as never, { party: null, place: { site: '', countryCode: '' } }) // the part of a socket that the hub uses
  topics.hub.subscribe(connection, followed)
  const heard = () => frames.flatMap((frame) => (frame.type === 'messages' ? (frame.data as object[]) : []))
  return { frames, heard, leave: () => topics.hub.unsubscribe(connection, followed) }
}

/** Carries what the arcade has announced since the last time. */
async function deliver(): Promise<void> {
  await bus.publish(arcade.facts.splice(0))
}

test('a page gets what was written, then each message and each removal; a removed text is sent to nobody any more', async () => {
  const { sessionToken: token } = await openReal(arcade, 'cho-han')
  const say = async (text: string) => {
    const { reply } = await call(arcade, 'sayAtTable', { token, body: { text, requestId: randomUUID() } })
    arcade.clock.advance({ seconds: 3 })
    await deliver()
    return reply.message
  }
  const first = await say('rude words')
  const page = openPage()
  const image = { type: 'image', topic: path, data: { tableId: table, last: 1, messages: [first] } }
  await vi.waitFor(() => expect(page.frames).toContainEqual(expect.objectContaining(image)))
  const second = await say('good luck')
  const context = { tx: undefined, note: () => undefined } as unknown as StaffContext // what the call uses of it
  await arcade.db.transaction((tx) =>
    arcade.server.staff.handlers.tables.removeMessage({ table, number: '1', reason: 'a test' }, { ...context, tx }),
  )
  await deliver()
  const removed = { type: 'removed', number: 3, of: 1 }
  await vi.waitFor(() => expect(page.heard()).toEqual([{ type: 'said', ...second }, removed]))
  const later = openPage()
  const now = { type: 'image', topic: path, data: { tableId: table, last: 3, messages: [second] } }
  for (const one of [page, later])
    await vi.waitFor(() => expect(one.frames).toContainEqual(expect.objectContaining(now)))
  expect(JSON.stringify(later.frames)).not.toContain('rude words')
  page.leave()
  later.leave()
})

test('a refused message, and one of a muted player, reach nobody', async () => {
  const { sessionToken: token } = await openReal(arcade, 'cho-han')
  const page = openPage()
  for (const text of ['死ね', 'http://x.example', 'fuck', 'sorry']) {
    const { refusal } = await call(arcade, 'sayAtTable', { token, body: { text, requestId: randomUUID() } })
    expect(refusal).toBe('MESSAGE_REFUSED')
    await deliver()
  }
  const { sessionToken: other } = await openReal(arcade, 'cho-han', 'ply_2')
  const said = await call(arcade, 'sayAtTable', { token: other, body: { text: 'hello', requestId: randomUUID() } })
  await deliver()
  await vi.waitFor(() => expect(JSON.stringify(page.frames)).toContain('hello'))
  expect(page.heard()).toEqual([{ type: 'said', ...said.reply.message }])
  page.leave()
})

test('there is no chat of a table that does not exist', async () => {
  const page = openPage('table-chat/lantern-river')
  await vi.waitFor(() => expect(page.frames).toContainEqual(expect.objectContaining({ code: 'UNKNOWN_TOPIC' })))
})
