import type { Language } from '@andon/contract/languages'

interface Mail {
  readonly subject: string
  readonly text: string
}
interface Received {
  readonly number: string
  readonly subject: string
  /** The player's message; null where the address may be another person's. */
  readonly copy: string | null
}
interface Answered {
  readonly number: string
  readonly site: string
  readonly answer: string
  readonly isPlayer: boolean
}

/** The mail that confirms a message, in the language of the page it was sent from. */
export const receivedMails: Record<Language, (values: Received) => Mail> = {
  ja: ({ number, subject, copy }) => ({
    subject: `お問い合わせを受け付けました（${number}）`,
    text: `お問い合わせありがとうございます。担当者が内容を確認し、このメールアドレスにお返事します。\n\n受付番号: ${number}${
      copy === null ? '' : `\n件名: ${subject}\n\n--- お送りいただいた内容 ---\n${copy}`
    }`,
  }),
  en: ({ number, subject, copy }) => ({
    subject: `We’ve received your message (${number})`,
    text: `Thanks for getting in touch. Our customer service team will read your message and reply to this email address.\n\nTicket number: ${number}${
      copy === null ? '' : `\nSubject: ${subject}\n\n--- Your message ---\n${copy}`
    }`,
  }),
}

/** The mail with customer service's answer. */
export const answerMails: Record<Language, (values: Answered) => Mail> = {
  ja: ({ number, site, answer, isPlayer }) => ({
    subject: `お問い合わせへのお返事（${number}）`,
    text: `受付番号 ${number} のお問い合わせにお返事します。\n\n${answer}\n\n${
      isPlayer
        ? `続きは ${site} にログインし、マイページの「お問い合わせ履歴」からお送りください。`
        : `続きがある場合は、${site} のお問い合わせフォームから、受付番号を添えてお送りください。`
    }このメールには返信できません。`,
  }),
  en: ({ number, site, answer, isPlayer }) => ({
    subject: `Our reply to your message (${number})`,
    text: `Here’s our reply to your ticket ${number}.\n\n${answer}\n\n${
      isPlayer
        ? `To reply, log in to ${site} and open “My tickets” in your account.`
        : `To reply, use the contact form on ${site} and mention your ticket number.`
    } Please don’t reply to this email.`,
  }),
}
