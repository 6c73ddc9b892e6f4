import type { Clock } from '@andon/platform/clock'
import type { Job } from '@andon/platform/jobs'
import type { Channel, Message, Messages } from '@andon/platform/messages'
import { type Db, type Tx, tables } from '@andon/platform/sql'

const listed = 50
const keptDays = 7

interface MessagesTables {
  'platform.messages': {
    id: number
    channel: Channel
    recipient: string
    recipient_key: string
    subject: string | null
    text: string
    code: string | null
    at: Temporal.Instant | string
  }
}

/** Keeps messages in a table that `/sandbox/outbox` shows instead of sending them. `jobs` deletes old ones. */
export function createSandboxMessages({ db, clock }: { db: Db; clock: Clock }): Messages & { jobs: readonly Job[] } {
  return {
    send: (tx, message) => store(tx, message, clock.now()),
    jobs: [{ name: 'platform.forgetMessages', cron: '17 * * * *', run: () => forget(db, clock.now()) }],
  }
}

export interface SentMessage extends Omit<Message, 'site'> {
  readonly at: string
}

/** Messages to an address or a number, newest first. A number is found by its last digits, with or without country code and separators. */
export async function outboxFor(db: Db | Tx, to: string): Promise<SentMessage[]> {
  const isMail = to.includes('@')
  const key = isMail ? keyOf(to) : keyOf(to).replace(/^0+/, '')
  if (key === '') return []
  const query = tables<MessagesTables>(db)
    .selectFrom('platform.messages')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(listed)
  const rows = await (isMail
    ? query.where('recipient_key', '=', key)
    : query.where('channel', '=', 'sms').where('recipient_key', 'like', `%${key}`)
  ).execute()
  return rows.map(({ channel, recipient, subject, text, code, at }) => ({
    channel,
    to: recipient,
    ...(subject === null ? {} : { subject }),
    text,
    ...(code === null ? {} : { code }),
    at: at.toString(),
  }))
}

async function store(tx: Tx, { channel, to, subject, text, code }: Message, now: Temporal.Instant): Promise<void> {
  await tx.query(
    `insert into platform.messages (channel, recipient, recipient_key, subject, text, code, at) values ($1, $2, $3, $4, $5, $6, $7)`,
    [channel, to, keyOf(to), subject ?? null, text, code ?? null, now.toString()],
  )
}

async function forget(db: Db, now: Temporal.Instant): Promise<void> {
  await db.reports.query(`delete from platform.messages where at < $1`, [
    now.subtract({ hours: keptDays * 24 }).toString(),
  ])
}

function keyOf(to: string): string {
  return to.includes('@') ? to.normalize('NFKC').trim().toLowerCase() : to.replace(/\D/g, '')
}
