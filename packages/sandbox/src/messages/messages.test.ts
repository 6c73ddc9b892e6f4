import { manualClock } from '@andon/platform/clock'
import { createSandboxMessages, outboxFor } from '@andon/sandbox/messages'
import { type FreshDatabase, freshDatabase } from '@andon/tests/database'
import { afterAll, beforeAll, expect, test } from 'vitest'

let database: FreshDatabase
const clock = manualClock()
beforeAll(async () => {
  database = await freshDatabase({ modules: [] })
})
afterAll(() => database.close())

test('messages are found by their recipient, newest first', async () => {
  const { db } = database
  const messages = createSandboxMessages({ db, clock })
  await db.transaction(async (tx) => {
    await messages.send(tx, { site: 'LEO', channel: 'email', to: 'Mori@Andon.example', subject: 'One', text: 'first' })
    await messages.send(tx, {
      site: 'LEO',
      channel: 'email',
      to: 'mori@andon.example',
      subject: 'Two',
      text: 'second',
      code: '123456',
    })
    await messages.send(tx, { site: 'LEO', channel: 'email', to: 'other@andon.example', text: 'not theirs' })
  })
  expect(await outboxFor(db, 'mori@andon.example')).toEqual([
    {
      channel: 'email',
      to: 'mori@andon.example',
      subject: 'Two',
      text: 'second',
      code: '123456',
      at: clock.now().toString(),
    },
    { channel: 'email', to: 'Mori@Andon.example', subject: 'One', text: 'first', at: clock.now().toString() },
  ])
})

test('a message of a transaction that fails is never sent', async () => {
  const { db } = database
  const messages = createSandboxMessages({ db, clock })
  const failing = db.transaction(async (tx) => {
    await messages.send(tx, { site: 'LEO', channel: 'email', to: 'nobody@andon.example', text: 'too early' })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await outboxFor(db, 'nobody@andon.example')).toEqual([])
})

test.each(['+819012345678', '819012345678', ' 819012345678', '090-1234-5678', '9012345678'])(
  'an SMS is found by its number written %s',
  async (to) => {
    const { db } = database
    if ((await outboxFor(db, '+819012345678')).length === 0)
      await db.transaction((tx) =>
        createSandboxMessages({ db, clock }).send(tx, {
          site: 'LEO',
          channel: 'sms',
          to: '+819012345678',
          text: 'code',
        }),
      )
    expect(await outboxFor(db, to)).toMatchObject([{ channel: 'sms', to: '+819012345678', text: 'code' }])
  },
)

test('an empty recipient or a wildcard matches nothing', async () => {
  expect(await outboxFor(database.db, '')).toEqual([])
  expect(await outboxFor(database.db, '000')).toEqual([])
  expect(await outboxFor(database.db, '%')).toEqual([])
  expect(await outboxFor(database.db, '%@%')).toEqual([])
})

test('messages are deleted after a week', async () => {
  const { db } = database
  const messages = createSandboxMessages({ db, clock })
  await db.transaction((tx) =>
    messages.send(tx, { site: 'LEO', channel: 'email', to: 'old@andon.example', text: 'old' }),
  )
  clock.advance({ hours: 7 * 24 + 1 })
  for (const job of messages.jobs) await job.run()
  expect(await outboxFor(db, 'old@andon.example')).toEqual([])
})
