import { deliverableAddress } from '@andon/contract/folding/email-addresses'
import { defaultSite, siteOf } from '@andon/contract/sites'
import nodemailer from 'nodemailer'
import type { Clock } from '../clock/index.ts'
import type { Config } from '../config/index.ts'
import type { Job } from '../jobs/index.ts'
import type { Log } from '../log/index.ts'
import { createLoop } from '../loop/index.ts'
import { makeOwedCalls } from '../owed-calls/index.ts'
import { afterCommit, type Db } from '../sql/index.ts'
import type { Messages, Promotion } from './index.ts'
import { mailHtml } from './mail-html.ts'
import { enqueue, type FailedMail, forgetFailed, markFailed, markSent, type QueuedMail, takeDue } from './mail-queue.ts'

/** To find mails that other nodes queued and mails to retry. */
const pollMs = 1000
const atOnce = 5
/** Longer than all timeouts of one attempt together. */
const ownedForMs = 5 * 60_000
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
/** Minutes to the next attempt; the last value repeats. Short at first: a code in a mail is valid for ten minutes. */
const waitMinutes = [0.25, 1, 2, 5, 15, 60]
const mostAttempts = 20
const keptDays = 7

/** The outcome of one attempt; `failed` null: the server accepted the mail. */
interface Outcome {
  readonly id: number
  readonly failed: FailedMail | null
}

interface SmtpOptions {
  readonly smtp: NonNullable<Config['smtp']>
  readonly textMessages: Messages
  wantsMail(promotion: Promotion): Promise<boolean>
}

/** Sends queued mail, on nodes with the role `worker`. */
export interface MailDelivery {
  start(): void
  /** Waits for the mails that are being sent. */
  stop(): Promise<void>
}

/**
 * Mail by SMTP: queued in the caller's transaction and sent after it, at least once. A mail that the server rejects permanently (a 5xx reply) or that
 * fails too often is given up and logged. One that its player can end is sent only if `wantsMail` says so at that moment, and is dropped otherwise. Text messages go to `textMessages`.
 */
export function createSmtpMessages(
  { db, clock, log }: { db: Db; clock: Clock; log: Log },
  { smtp, textMessages, wantsMail }: SmtpOptions,
): Messages & { delivery: MailDelivery; jobs: readonly Job[] } {
  const transport = nodemailer.createTransport({ url: smtp.url, pool: true, maxConnections: atOnce, ...timeouts })
  const loop = createLoop(deliverDue, { everyMs: pollMs, log, what: 'sending mail' })

  /** Sends the mail that is due; returns true if there may be more. */
  async function deliverDue(): Promise<boolean> {
    const tried = await makeOwedCalls<QueuedMail, Outcome>({
      clock,
      log,
      what: 'sending a mail',
      nameOf: ({ id }) => ({ mail: id }),
      atOnce,
      mostInAPass: atOnce,
      ownedForMs,
      claim: (by) => takeDue(db, by),
      call: deliver,
      store: async (outcomes) => {
        for (const { id, failed } of outcomes) await (failed ? markFailed(db, failed) : markSent(db, id))
      },
    })
    return tried === atOnce
  }

  async function deliver(mail: QueuedMail): Promise<Outcome> {
    try {
      if (mail.promotion && !(await wantsMail(mail.promotion))) return { id: mail.id, failed: null }
      const from = senderOf(mail.site, smtp)
      await transport.sendMail({
        from,
        to: { name: '', address: deliverableAddress(mail.recipient) },
        ...contentOf(mail),
        messageId: `<mail-${mail.id}-${mail.at.epochMilliseconds}@${from.address.split('@')[1]}>`, // the same when it is sent twice
        headers: headersOf(mail),
      })
      return { id: mail.id, failed: null }
    } catch (error) {
      return { id: mail.id, failed: failureOf(mail, error, { clock, log }) }
    }
  }

  return {
    send: async (tx, message) => {
      if (message.channel === 'sms') return textMessages.send(tx, message)
      const { to, site, subject = '', text, promotion } = message
      await enqueue(tx, { to, site, subject, text, promotion, now: clock.now() })
      afterCommit(tx, loop.wake)
    },
    delivery: {
      start: loop.start,
      stop: async () => {
        await loop.stop()
        transport.close()
      },
    },
    jobs: [
      {
        name: 'platform.forgetFailedMail',
        cron: '23 * * * *',
        run: () => forgetFailed(db, clock.now().subtract({ hours: keptDays * 24 })),
      },
    ],
  }
}

/** The brand's own sender, or the one address that the installation sends from, under the brand's name. */
function senderOf(code: string | null, { from }: SmtpOptions['smtp']): { name: string; address: string } {
  const { sender } = code === null ? defaultSite : siteOf(code)
  return { name: from?.name || sender.name, address: from?.address ?? sender.address }
}

/** When the mail is tried again: never where the refusal is final, or after too many attempts. */
function failureOf(
  { id, attempts }: QueuedMail,
  error: unknown,
  { clock, log }: { clock: Clock; log: Log },
): FailedMail {
  const now = clock.now()
  const final = isFinal(error) || attempts >= mostAttempts
  const minutes = waitMinutes[Math.min(attempts, waitMinutes.length) - 1] ?? 0
  const nextAttemptAt = final ? null : now.add({ seconds: minutes * 60 })
  log[final ? 'error' : 'warn'](
    { err: error, mail: id, attempts },
    final ? 'a mail could not be sent and is given up' : 'a mail could not be sent; trying again later',
  )
  return { id, error: String(error).slice(0, 500), now, nextAttemptAt }
}

function contentOf({ site, subject, text, at }: QueuedMail) {
  const html = mailHtml({ site: site === null ? defaultSite : siteOf(site), subject, text })
  return { ...html, subject, text, date: new Date(at.epochMilliseconds) }
}

/** RFC 8058 for what its player can end: the mail server's signature (DKIM) has to cover both headers. */
function headersOf({ promotion }: QueuedMail): Record<string, string> {
  const always = { 'Auto-Submitted': 'auto-generated' }
  if (promotion === null) return always
  return {
    ...always,
    'List-Unsubscribe': `<${promotion.unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** RFC 5321, section 4.2.1: no retry after a 5xx reply, except for a failed login (535 and its kin), which the operator has to fix. */
function isFinal(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  return code >= 500 && code < 600 && ![530, 534, 535, 538].includes(code)
}
