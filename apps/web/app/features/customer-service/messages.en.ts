import type { messages as shape } from './messages.ja.ts'

export const messages: typeof shape = {
  title: 'Customer service',
  description: 'Frequent questions, and a way to write to us. You can use it even if you cannot log in.',
  questions: 'Frequent questions',
  search: 'Find a question',
  searchHint: 'For example: password, deposit',
  found: '{count, plural, one {# question found} other {# questions found}}',
  none: 'No question matches. Try another word, or ask us below.',
  contact: 'Write to us',
  contactIntro:
    'You get a reference by e-mail, and a person answers. Please do not write passwords or card numbers here.',
  orChat: 'You can also use the chat: the button is at the lower right of the page.',
  answerTo: 'We will answer to {email}.',
  name: 'Your name',
  email: 'E-mail address',
  subject: 'Subject',
  message: 'Your message',
  messageHint: 'Up to 4,000 characters',
  send: 'Send',
  sentTitle: 'We have your message',
  sentText: 'A confirmation is on its way to you by e-mail. Please give us a little time to answer.',
  reference: 'Reference',
  another: 'Write another message',
  safer: 'If gambling troubles you',
  saferLink: 'Read about responsible gaming',
  saferText: 'What you can do today, and who can help, in Japan and elsewhere.',
}
