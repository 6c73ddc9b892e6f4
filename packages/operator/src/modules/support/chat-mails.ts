import type { Language } from '@andon/contract/languages'

type ChatMail = (values: { site: string; answer: string }) => { subject: string; text: string }

/** The mail with customer service's reply, in the language of the page the player wrote from. */
export const chatMails: Record<Language, ChatMail> = {
  ja: ({ site, answer }) => ({
    subject: 'カスタマーサービスからのお返事',
    text: `チャットでのお問い合わせに、担当者がお返事しました。\n\n${answer}\n\n続きは、${site} にログインしてチャットからお書きください。このメールには返信できません。`,
  }),
  en: ({ site, answer }) => ({
    subject: 'An answer from customer service',
    text: `Customer service has answered what you wrote in the chat.\n\n${answer}\n\nTo go on, log in to ${site} and write in the chat. This address takes no replies.`,
  }),
}
