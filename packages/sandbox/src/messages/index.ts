import type { Clock } from '@andon/platform/clock'
import type { Job } from '@andon/platform/jobs'
import type { Channel, Message, Messages } from '@andon/platform/messages'
import type { Db, Tx } from '@andon/platform/sql'

const listed = 50
const keptDays = 7

interface Row {
  readonly channel: Channel
  readonly to: string
  readonly subject: string | null
  readonly text: string
  readonly code: string | null
  readonly at: Temporal.Instant
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
  const asked = isMail ? 'recipient_key = $1' : `channel = 'sms' and recipient_key like '%' || $1`
  const rows = await db.query<Row>(
    `select channel, recipient as "to", subject, text, code, at from platform.messages
     where ${asked} order by id desc limit ${listed}`,
    [key],
  )
  return rows.map(({ channel, to, subject, text, code, at }) => ({
    channel,
    to,
    text,
    at: at.toString(),
    ...(subject === null ? {} : { subject }),
    ...(code === null ? {} : { code }),
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
