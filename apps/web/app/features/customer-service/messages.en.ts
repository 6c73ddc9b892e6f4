import type { messages as shape } from './messages.ja.ts'

export const messages: typeof shape = {
  title: 'Customer service',
  description: 'Answers to common questions, and our team if you need more. You don’t have to be logged in.',
  questions: 'FAQ',
  search: 'Search the FAQ',
  searchHint: 'Try “password” or “deposit”',
  found: '{count, plural, one {# result} other {# results}}',
  none: 'No results. Try another word, or contact us below.',
  contact: 'Contact us',
  contactIntro:
    'We’ll email you a reference, and a member of our team will reply. Please don’t include passwords or card numbers.',
  orChat: 'Prefer to chat?',
  answerTo: 'We’ll reply to {email}.',
  name: 'Your name',
  email: 'Email address',
  subject: 'Subject',
  message: 'Message',
  messageHint: 'Up to 4,000 characters',
  send: 'Send',
  sentTitle: 'Message sent',
  sentText: 'Check your inbox for a confirmation. We’ll get back to you as soon as we can.',
  reference: 'Reference',
  another: 'Send another message',
  safer: 'Need help with gambling?',
  saferLink: 'Responsible gaming',
  saferText: 'Tools you can use today, and free, confidential support.',
}
