import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { sites } from '@andon/contract/sites'
import { manualClock } from '@andon/platform/clock'
import { createLog } from '@andon/platform/log'
import { createSmtpMessages, type Promotion, withSignature } from '@andon/platform/messages'
import { createSandboxMessages, outboxFor } from '@andon/sandbox/messages'
import { type FreshDatabase, freshDatabase } from '@andon/tests/database'
import { type SmtpCatcher, startSmtpCatcher } from '@andon/tests/smtp-catcher'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let database: FreshDatabase
let server: SmtpCatcher
const opened: ReturnType<typeof createSmtpMessages>[] = []
beforeEach(async () => {
  database = await freshDatabase({ modules: [] })
  server = await startSmtpCatcher()
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ delivery }) => delivery.stop()))
  await server.close()
  await database.close()
})

/** Topics that players want by mail. */
const wanted = new Set<string>()
const clock = manualClock()
const patience = { timeout: 15_000, interval: 20 }

function node(url = server.url) {
  const { db } = database
  const textMessages = createSandboxMessages({ db, clock })
  const smtp = { url, from: { name: '', address: 'no-reply@andon.example' } }
  const wantsMail = async ({ topic }: Promotion) => wanted.has(topic)
  const messages = createSmtpMessages(
    { db, clock, log: createLog({ level: 'silent' }) },
    { smtp, textMessages, wantsMail },
  )
  opened.push(messages)
  return messages
}

const mail = (to: string) =>
  ({ channel: 'email', site: 'LEO', to, subject: 'パスワードの再設定', text: 'コード: 123456\n' }) as const
const queued = () =>
  database.db.query<{ attempts: number; failed_at: unknown; text: string }>('select * from platform.mail_queue')

test('a mail is sent with sender, subject and text, and is not kept', async () => {
  const messages = node()
  messages.delivery.start()
  await database.db.transaction((tx) => messages.send(tx, mail('hana@example.com')))
  await vi.waitFor(() => expect(server.mails).toHaveLength(1), patience)
  const [got] = server.mails
  expect(got).toMatchObject({ from: 'no-reply@andon.example', to: ['hana@example.com'] })
  expect(got?.subject).toBe('パスワードの再設定')
  expect(got?.text).toContain('コード: 123456')
  expect(got?.headers).toMatch(/Content-Type: multipart\//i)
  expect(got?.headers).toContain('From: LEO <no-reply@andon.example>')
  await vi.waitFor(async () => expect(await queued()).toEqual([]), patience)
  expect(await outboxFor(database.db, 'hana@example.com')).toEqual([])
})

test('a mail to an address with loose dots names it in quotes', async () => {
  const lines: string[] = []
  // The catcher's parser knows no quoted local part (RFC 5321, 4.1.2), so this server takes any line.
  const raw = createServer((socket) => {
    let isData = false
    socket.write('220 test\r\n')
    createInterface(socket).on('line', (line) => {
      lines.push(line)
      if (isData && line !== '.') return
      isData = line === 'DATA'
      socket.write(isData ? '354 go\r\n' : '250 OK\r\n')
    })
  }).listen(0, '127.0.0.1')
  await once(raw, 'listening')
  const { port } = raw.address() as AddressInfo // a TCP listener has an address with a port
  const messages = node(`smtp://127.0.0.1:${port}`)
  messages.delivery.start()
  await database.db.transaction((tx) => messages.send(tx, mail('ab..c@docomo.ne.jp')))
  await vi.waitFor(() => expect(lines).toContain('.'), patience)
  expect(lines).toContain('RCPT TO:<"ab..c"@docomo.ne.jp>')
  raw.close()
})

test.each(sites)("$code's mail comes from its own sender, with its name at the end", async ({ code, name, sender }) => {
  const messages = createSmtpMessages(
    { db: database.db, clock, log: createLog({ level: 'silent' }) },
    {
      smtp: { url: server.url, from: undefined },
      textMessages: createSandboxMessages({ db: database.db, clock }),
      wantsMail: async () => true,
    },
  )
  opened.push(messages)
  messages.delivery.start()
  await database.db.transaction((tx) => withSignature(messages).send(tx, { ...mail('hana@example.com'), site: code }))
  await vi.waitFor(() => expect(server.mails).toHaveLength(1), patience)
  expect(server.mails[0]?.from).toBe(sender.address)
  expect(server.mails[0]?.text.trimEnd().split('\n').at(-1)).toBe(name)
})

test('a mail of a failed transaction is never sent; one queued after it is', async () => {
  const messages = node()
  messages.delivery.start()
  const failing = database.db.transaction(async (tx) => {
    await messages.send(tx, mail('early@example.com'))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await database.db.transaction((tx) => messages.send(tx, mail('later@example.com')))
  await vi.waitFor(() => expect(server.mails).toHaveLength(1), patience)
  expect(server.mails[0]?.to).toEqual(['later@example.com'])
})

test('while the mail server refuses temporarily a mail waits, and is sent once it accepts', async () => {
  server.answer(451)
  const messages = node()
  messages.delivery.start()
  await database.db.transaction((tx) => messages.send(tx, mail('hana@example.com')))
  await vi.waitFor(
    async () => expect(await queued()).toMatchObject([{ attempts: 1, last_error: expect.any(String) }]),
    patience,
  )
  server.answer(250)
  clock.advance({ minutes: 1 })
  await vi.waitFor(() => expect(server.mails).toHaveLength(1), patience)
  await vi.waitFor(async () => expect(await queued()).toEqual([]), patience)
})

test('a mail that the server rejects permanently is given up, and its text is deleted', async () => {
  server.answer(550)
  const messages = node()
  messages.delivery.start()
  await database.db.transaction((tx) => messages.send(tx, mail('gone@example.com')))
  await vi.waitFor(
    async () => expect(await queued()).toMatchObject([{ failed_at: expect.anything(), text: '' }]),
    patience,
  )
  expect(server.attempts).toBe(1)
  clock.advance({ hours: 8 * 24 })
  for (const job of messages.jobs) await job.run()
  expect(await queued()).toEqual([])
})

test('a mail that a node claimed and did not send is sent by another node after its lease', async () => {
  const messages = node()
  await database.db.transaction((tx) => messages.send(tx, mail('hana@example.com')))
  await database.db.query(`update platform.mail_queue set attempts = 1, next_attempt_at = $1`, [
    clock.now().add({ minutes: 5 }).toString(),
  ])
  messages.delivery.start()
  clock.advance({ minutes: 5 })
  await vi.waitFor(() => expect(server.mails).toHaveLength(1), patience)
})

test('two nodes send each mail once', async () => {
  const nodes = [node(), node()]
  for (let index = 0; index < 30; index++)
    await database.db.transaction((tx) => (nodes[0] as ReturnType<typeof node>).send(tx, mail(`p${index}@example.com`)))
  for (const { delivery } of nodes) delivery.start()
  await vi.waitFor(async () => expect(await queued()).toEqual([]), patience)
  expect(server.mails.map(({ to }) => to[0]).sort()).toEqual(
    Array.from({ length: 30 }, (_, index) => `p${index}@example.com`).sort(),
  )
})

test('a mail that its player can end says how, and is sent only if it is wanted at that moment', async () => {
  const messages = node()
  const unsubscribeUrl = 'https://leo.example/unsubscribe/ja/token'
  const send = (topic: string) =>
    database.db.transaction((tx) =>
      messages.send(tx, { ...mail('hana@example.com'), promotion: { playerId: 'ply_1', topic, unsubscribeUrl } }),
    )
  await send('missions')
  await send('tournaments')
  wanted.add('tournaments') // when both were queued, neither was
  messages.delivery.start()
  await vi.waitFor(async () => expect(await queued()).toEqual([]), patience)
  expect(server.mails).toHaveLength(1)
  expect(server.mails[0]?.headers).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`)
  expect(server.mails[0]?.headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

test('a text message is not sent by mail', async () => {
  const messages = node()
  await database.db.transaction((tx) =>
    messages.send(tx, { channel: 'sms', site: 'LEO', to: '+819012345678', text: 'code' }),
  )
  expect(await outboxFor(database.db, '+819012345678')).toHaveLength(1)
  expect(await queued()).toEqual([])
})
