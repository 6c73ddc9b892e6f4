import { randomUUID } from 'node:crypto'
import { Refusal } from '@andon/contract'
import type { StaffContext } from '@andon/platform/http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { call, openArcade, openDemo, openReal, type TestArcade } from '../../arcade.fixture.ts'
import { choHan } from '../../engines/table/cho-han/cho-han.ts'
import { sharedTable } from '../../engines/table/shared-table.ts'
import { tableTalkWentOn } from '../../facts.ts'
import { title as choHanTitle } from '../../titles/cho-han/index.ts'
import { rules } from '../../titles/cho-han/rules.ts'
import { title as lanternRiver } from '../../titles/lantern-river/index.ts'
import type { Title } from '../../titles/title.ts'
import { forgetMessages } from './forget-messages.ts'

const table = 'cho-han-1'
const gameCode = 'cho-han'
const shared: Title = {
  ...choHanTitle,
  shared: {
    engine: sharedTable(choHan(rules), choHanTitle.current),
    pace: { openMs: 15_000, lockMs: 1_000, showMs: 10_000, restMs: 4_000 },
    mostBets: 4,
    tables: [table],
  },
}

let arcade: TestArcade
beforeEach(async () => {
  arcade = await openArcade({ titles: [shared, lanternRiver] })
})
afterEach(() => arcade.close())

const join = async (playerId = 'ply_1') => (await openReal(arcade, gameCode, playerId)).sessionToken
const say = (token: string, text: string, requestId: string = randomUUID()) =>
  call(arcade, 'sayAtTable', { token, body: { text, requestId } })
const later = (milliseconds = 3_000) => arcade.clock.advance({ milliseconds })
const read = async (token: string) => (await call(arcade, 'tableMessages', { token })).reply
const textsOf = async (token: string) => (await read(token)).messages.map(({ text }) => text)
/** The facts that everybody at the table received. */
const told = () => arcade.facts.flatMap((fact) => (tableTalkWentOn.is(fact) ? [fact.data] : []))

/** A call of staff, in a transaction as the listener makes one. */
async function asStaff<Reply>(work: (context: StaffContext) => Promise<Reply>) {
  const notes: Parameters<StaffContext['note']>[0][] = []
  const staff = { actor: 'maki', via: 'account', roles: ['support'], sessionHash: null } as const
  const note = (change: (typeof notes)[number]) => void notes.push(change)
  const reply = await arcade.db.transaction((tx) => work({ requestId: 'req_1', staff, tx, note }))
  return { reply, notes }
}
const office = () => arcade.server.staff.handlers.tables

test('a message is shown to everybody under a masked name and a seat, never under the nickname or the player', async () => {
  const [one, other] = [await join(), await join('ply_2')]
  const { reply } = await say(one, '  こんばんは\u200b！ ')
  expect(reply.message).toMatchObject({ number: 1, text: 'こんばんは！', name: 'ほ＊＊＊' })
  const talk = await read(other)
  expect(talk).toMatchObject({ tableId: table, last: 1, messages: [reply.message], mutedUntil: null })
  expect((await read(one)).seat).toBe(reply.message.seat)
  expect(talk.seat).not.toBe(reply.message.seat)
  expect(told()).toEqual([{ type: 'said', ...reply.message }])
  const all = JSON.stringify([talk, told()])
  for (const secret of ['ply_1', 'ほたる']) expect(all).not.toContain(secret)
})

test('numbers have no gap, and a repeated request is one message', async () => {
  const [one, other] = [await join(), await join('ply_2')]
  const requestId = randomUUID()
  const [first, again] = [await say(one, 'hello', requestId), await say(one, 'hello', requestId)]
  expect(again.reply.message).toEqual(first.reply.message)
  expect((await say(one, 'http://x.example')).refusal).toBe('TOO_MANY_REQUESTS')
  await say(other, 'hi')
  later()
  expect((await say(one, 'http://x.example')).refusal).toBe('MESSAGE_REFUSED')
  await say(one, 'good luck')
  expect((await read(one)).messages.map(({ number }) => number)).toEqual([1, 2, 3])
  expect(told().map(({ number }) => number)).toEqual([1, 2, 3])
})

test('two messages at once are one, because there is one in three seconds', async () => {
  const token = await join()
  const sent = await Promise.all(Array.from({ length: 8 }, (_, place) => say(token, `message ${place}`)))
  expect(sent.map(({ refusal }) => refusal ?? 'said').sort()).toEqual([...Array(7).fill('TOO_MANY_REQUESTS'), 'said'])
  later(2_999)
  expect((await say(token, 'too soon')).refusal).toBe('TOO_MANY_REQUESTS')
  later(1)
  expect((await say(token, 'in time')).status).toBe(200)
})

test('a refusal names the kind and not the word, and the text reaches nobody', async () => {
  const [one, other] = [await join(), await join('ply_2')]
  const { status, refusal, params } = await say(one, 'ＬＩＮＥ交換しよう')
  expect([status, refusal, params]).toEqual([422, 'MESSAGE_REFUSED', { kind: 'contact' }])
  expect([await textsOf(other), told()]).toEqual([[], []])
})

test.each([
  ['only invisible characters', '\u200b\u2060\u3164'],
  ['121 characters', 'あ'.repeat(121)],
  ['nothing', ''],
])('a text of %s is refused with its field', async (_title, text) => {
  const response = await arcade.app.inject({
    method: 'POST',
    url: '/arcade/table/messages',
    headers: { authorization: `Bearer ${await join()}` },
    payload: { text, requestId: randomUUID() },
  })
  expect(response.json().errors).toMatchObject([{ code: 'FIELD_INVALID', field: 'text' }])
})

test('the same again is refused in any script, another line in Japanese is not', async () => {
  const token = await join()
  for (const text of ['おめでとう', '今日は運がいい', 'ありがとう', '👏']) {
    expect((await say(token, text)).status).toBe(200)
    later()
  }
  expect((await say(token, 'オメデトウ！！')).params).toEqual({ kind: 'repeat' })
  later(120_000)
  expect((await say(token, 'おめでとう')).status).toBe(200)
})

test('three refusals in ten minutes mute the player for ten, and nothing that they write is sent', async () => {
  const [bad, other] = [await join(), await join('ply_2')]
  await say(bad, 'この馬鹿野郎')
  later(600_000)
  for (const text of ['死ね', 'http://x.example']) expect((await say(bad, text)).refusal).toBe('MESSAGE_REFUSED')
  const third = await say(bad, 'kys')
  const until = arcade.clock.now().epochMilliseconds + 600_000
  expect(third.params).toEqual({ kind: 'self-harm', until })
  later(599_999)
  expect((await say(bad, 'sorry')).params).toEqual({ kind: 'muted', until })
  expect((await read(bad)).mutedUntil).toBe(until)
  expect([await textsOf(other), told()]).toEqual([[], []])
  later(1)
  expect((await say(bad, 'sorry')).status).toBe(200)
  expect(await textsOf(other)).toEqual(['sorry'])
})

test('demo play reads and does not write or report', async () => {
  await say(await join(), 'hello')
  const { sessionToken: demo } = await openDemo(arcade, gameCode)
  expect(await read(demo)).toMatchObject({ seat: null, messages: [{ text: 'hello' }] })
  expect((await say(demo, 'hello')).refusal).toBe('REAL_PLAY_LOGIN_REQUIRED')
  const report = await call(arcade, 'reportMessage', { token: demo, number: 1, body: { reason: 'insult' } })
  expect(report.refusal).toBe('REAL_PLAY_LOGIN_REQUIRED')
})

test.each([
  ['whose login a break or lock has ended', 'SESSION_EXPIRED', 'SESSION_EXPIRED'],
  ['in whose place another game was opened', 'GAME_SESSION_REPLACED', 'GAME_SESSION_REPLACED'],
] as const)('a session %s does not write', async (_title, atOperator, code) => {
  const token = await join()
  arcade.operator.refuseNext('balance', atOperator)
  expect((await say(token, 'hello')).refusal).toBe(code)
  expect(told()).toEqual([])
})

test('while a reality check waits for its answer nothing is written, and reports and reading go on', async () => {
  const [token, other] = [await join(), await join('ply_2')]
  await say(other, 'hello')
  arcade.operator.ask(true)
  const refused = await say(token, 'hi')
  expect([refused.status, refused.refusal]).toEqual([409, 'REALITY_CHECK_OPEN'])
  expect((await call(arcade, 'reportMessage', { token, number: 1, body: { reason: 'insult' } })).status).toBe(200)
  expect(await textsOf(token)).toEqual(['hello'])
  arcade.operator.ask(false)
  expect((await say(token, 'hi')).status).toBe(200)
})

test('nothing is written while the operator does not answer', async () => {
  const token = await join()
  arcade.operator.fail('balance', 'lostReply')
  expect((await say(token, 'hello')).refusal).toBe('UNAVAILABLE')
  expect(await textsOf(token)).toEqual([])
})

test('a game of one player has no conversation', async () => {
  const { sessionToken: token } = await openReal(arcade, 'lantern-river')
  expect((await call(arcade, 'tableMessages', { token })).refusal).toBe('NOT_FOUND')
  expect((await say(token, 'hello')).refusal).toBe('NOT_FOUND')
  expect(await arcade.server.stream.tableTalkNow('lantern-river')).toBeUndefined()
})

test('a reported message is on the list of staff until they remove it, on all screens and for good', async () => {
  const [one, other, third] = [await join(), await join('ply_2'), await join('ply_3')]
  await say(one, 'hello')
  await say(other, 'hm')
  const report = (token: string, reason: string) =>
    call(arcade, 'reportMessage', { token, number: 1, body: { reason } })
  for (const [token, reason] of [
    [one, 'insult'], // one's own: nothing changes
    [other, 'insult'],
    [other, 'hate'], // again: nothing changes
    [third, 'other'],
  ] as const)
    expect((await report(token, reason)).status).toBe(200)
  const listed = async () => (await asStaff((context) => office().listReports({}, context))).reply.messages
  expect(await listed()).toMatchObject([
    { table, number: 1, player: 'ply_1', text: 'hello', reports: 2, reasons: ['insult', 'other'] },
  ])

  const request = { table, number: '1', reason: 'rude' }
  const { notes } = await asStaff((context) => office().removeMessage(request, context))
  expect(notes).toEqual([{ subject: 'ply_1', before: { reports: 2 }, after: { removed: `${table}/1` } }])
  expect(told().at(-1)).toEqual({ type: 'removed', number: 3, of: 1 })
  expect(await read(other)).toMatchObject({ last: 3, messages: [{ number: 2, text: 'hm' }] })
  expect(await listed()).toEqual([])
  expect(
    await arcade.db.query<{ text: string | null }>('select text from arcade.table_messages where number = 1'),
  ).toEqual([{ text: null }])
  await expect(asStaff((context) => office().removeMessage(request, context))).rejects.toThrow(Refusal)
  expect((await report(third, 'other')).refusal).toBe('NOT_FOUND')
})

test('a removal that is rolled back is not told', async () => {
  await say(await join(), 'hello')
  const failing = asStaff(async (context) => {
    await office().removeMessage({ table, number: '1', reason: 'rude' }, context)
    throw new Error('the row of the log cannot be written')
  })
  await expect(failing).rejects.toThrow('cannot be written')
  expect(told().map(({ type }) => type)).toEqual(['said'])
})

test('reports of a message that stays are closed by staff', async () => {
  await say(await join(), 'hello')
  await call(arcade, 'reportMessage', { token: await join('ply_2'), number: 1, body: { reason: 'insult' } })
  const { notes } = await asStaff((context) => office().closeReports({ table, number: '1', reason: 'fine' }, context))
  expect(notes).toMatchObject([{ before: { reports: 1 }, after: { reports: 0 } }])
  expect((await asStaff((context) => office().listReports({}, context))).reply.messages).toEqual([])
})

test('staff mute a player for a time, and let them write again', async () => {
  const token = await join()
  const mute = (minutes: number) =>
    asStaff((context) => office().mutePlayer({ player: 'ply_1', minutes, reason: 'rude' }, context))
  const { notes, reply } = await mute(60)
  expect(notes).toEqual([{ subject: 'ply_1', before: { mutedUntil: null }, after: { mutedUntil: reply.mutedUntil } }])
  expect((await say(token, 'hello')).params).toMatchObject({ kind: 'muted' })
  await mute(0)
  expect((await say(token, 'hello')).status).toBe(200)
})

test('what was written is deleted after ninety days, with its reports', async () => {
  const [one, other] = [await join(), await join('ply_2')]
  await say(one, 'old')
  await call(arcade, 'reportMessage', { token: other, number: 1, body: { reason: 'insult' } })
  arcade.clock.advance({ hours: 24 * 90 })
  const [again] = [await join()]
  await say(again, 'new')
  const job = forgetMessages(arcade)
  await job.run()
  expect(await textsOf(again)).toEqual(['old', 'new'])
  later(1)
  await job.run()
  expect(await read(again)).toMatchObject({ last: 2, messages: [{ number: 2, text: 'new' }] })
  expect(await arcade.db.query<{ left: number }>('select count(*) "left" from arcade.table_reports')).toEqual([
    { left: 0 },
  ])
})
