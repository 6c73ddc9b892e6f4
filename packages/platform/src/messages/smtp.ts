import { deliverableAddress } from '@andon/contract/folding/email-addresses'
import { defaultSite, siteOf } from '@andon/contract/sites'
import nodemailer from 'nodemailer'
import type { Clock } from '../clock/index.ts'
import type { Config } from '../config/index.ts'
import type { Job } from '../jobs/index.ts'
import type { Log } from '../log/index.ts'
import { afterCommit, type Db } from '../sql/index.ts'
import type { Messages } from './index.ts'
import { enqueue, forgetFailed, markFailed, markSent, type QueuedMail, takeDue } from './mail-queue.ts'

/** To find mails that other nodes queued and mails to retry. */
const pollMs = 1000
const atOnce = 5
/** Longer than all timeouts of one attempt together. */
const leaseMinutes = 5
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
/** Minutes to the next attempt; the last value repeats. Short at first: a code in a mail is valid for ten minutes. */
const waitMinutes = [0.25, 1, 2, 5, 15, 60]
const mostAttempts = 20
const keptDays = 7

/** Sends queued mail, on nodes with the role `worker`. */
export interface MailDelivery {
  start(): void
  /** Waits for the mails that are being sent. */
  stop(): Promise<void>
}

/**
 * Mail by SMTP: queued in the caller's transaction and sent after it, at least once. A mail that the server rejects permanently (a 5xx reply) or that
 * fails too often is given up and logged. Text messages go to `textMessages`.
 */
export function createSmtpMessages(
  { db, clock, log }: { db: Db; clock: Clock; log: Log },
  { smtp, textMessages }: { smtp: NonNullable<Config['smtp']>; textMessages: Messages },
): Messages & { delivery: MailDelivery; jobs: readonly Job[] } {
  const transport = nodemailer.createTransport({ url: smtp.url, pool: true, maxConnections: atOnce, ...timeouts })
  /** The brand's own sender, or the one address that the installation sends from, under the brand's name. */
  function senderOf(code: string | null): { name: string; address: string } {
    const { sender } = code === null ? defaultSite : siteOf(code)
    return { name: smtp.from?.name || sender.name, address: smtp.from?.address ?? sender.address }
  }
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let stopped = true

  function wake(): void {
    if (stopped || running) return
    running = deliverDue()
      .catch((error) => log.error({ err: error }, 'sending mail failed; trying again'))
      .finally(() => {
        running = undefined
      })
  }

  async function deliverDue(): Promise<void> {
    let taken = atOnce
    while (!stopped && taken === atOnce) {
      const now = clock.now()
      const due = await takeDue(db, { now, leaseEndsAt: now.add({ minutes: leaseMinutes }), limit: atOnce })
      await Promise.all(due.map(deliver))
      taken = due.length
    }
  }

  async function deliver(mail: QueuedMail): Promise<void> {
    try {
      await transport.sendMail({
        from: senderOf(mail.site),
        to: { name: '', address: deliverableAddress(mail.recipient) },
        subject: mail.subject,
        text: mail.text,
        date: new Date(mail.at.epochMilliseconds),
        messageId: `<mail-${mail.id}-${mail.at.epochMilliseconds}@${senderOf(mail.site).address.split('@')[1]}>`, // the same when it is sent twice
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    } catch (error) {
      return fail(mail, error)
    }
    await markSent(db, mail.id)
  }

  async function fail({ id, attempts }: QueuedMail, error: unknown): Promise<void> {
    const now = clock.now()
    const final = isFinal(error) || attempts >= mostAttempts
    const minutes = waitMinutes[Math.min(attempts, waitMinutes.length) - 1] ?? 0
    const nextAttemptAt = final ? null : now.add({ seconds: minutes * 60 })
    log[final ? 'error' : 'warn'](
      { err: error, mail: id, attempts },
      final ? 'a mail could not be sent and is given up' : 'a mail could not be sent; trying again later',
    )
    await markFailed(db, { id, error: String(error).slice(0, 500), now, nextAttemptAt })
  }

  return {
    send: async (tx, message) => {
      if (message.channel === 'sms') return textMessages.send(tx, message)
      const { to, site, subject = '', text } = message
      await enqueue(tx, { to, site, subject, text, now: clock.now() })
      afterCommit(tx, wake)
    },
    delivery: {
      start: () => {
        stopped = false
        timer = setInterval(wake, pollMs)
        wake()
      },
      stop: async () => {
        stopped = true
        clearInterval(timer)
        await running
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

/** RFC 5321, section 4.2.1: no retry after a 5xx reply, except for a failed login (535 and its kin), which the operator has to fix. */
function isFinal(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  return code >= 500 && code < 600 && ![530, 534, 535, 538].includes(code)
}
