import type { Language } from '@andon/contract/languages'

type ChatMail = (values: { site: string; answer: string }) => { subject: string; text: string }

/** The mail with customer service's reply, in the language of the page the player wrote from. */
export const chatMails: Record<Language, ChatMail> = {
  ja: ({ site, answer }) => ({
    subject: 'カスタマーサービスからのお返事',
    text: `チャットでのお問い合わせに、担当者がお返事しました。\n\n${answer}\n\n続きは ${site} にログインし、チャットからお送りください。このメールには返信できません。`,
  }),
  en: ({ site, answer }) => ({
    subject: 'Customer service has replied',
    text: `We’ve replied to your chat message.\n\n${answer}\n\nTo reply, log in to ${site} and open the chat. Please don’t reply to this email.`,
  }),
}

/** The mail with the whole conversation. */
export const transcriptMails: Record<Language, (values: { transcript: string }) => { subject: string; text: string }> =
  {
    ja: ({ transcript }) => ({ subject: 'チャットの記録', text: transcript }),
    en: ({ transcript }) => ({ subject: 'Your chat transcript', text: transcript }),
  }
