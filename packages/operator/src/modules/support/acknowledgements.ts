import type { Language } from '@andon/contract/languages'

type Acknowledgement = (values: { reference: string }) => { subject: string; text: string }

/** The mail that confirms a message, in the language of the page it was sent from. */
export const acknowledgements: Record<Language, Acknowledgement> = {
  ja: ({ reference }) => ({
    subject: 'お問い合わせを受け付けました',
    text: `お問い合わせありがとうございます。担当者が内容を確認し、このメールアドレスにお返事します。\n\n受付番号: ${reference}`,
  }),
  en: ({ reference }) => ({
    subject: 'We’ve received your message',
    text: `Thanks for getting in touch. Our customer service team will read your message and reply to this email address.\n\nReference: ${reference}`,
  }),
}
