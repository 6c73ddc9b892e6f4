/** The calls to customer service, in a table of their own: browsers load it with the chat, the contact form or the tickets. */
export const supportRoutes = {
  contactUs: 'POST /ajax/registration/contactUs',
  getChat: 'GET /ajax/support/chat',
  sendChat: 'POST /ajax/support/chat/send',
  readChat: 'POST /ajax/support/chat/read',
  sendChatFile: 'POST /ajax/support/chat/file',
  getChatFile: 'GET /ajax/support/chat/file',
  chatTyping: 'POST /ajax/support/chat/typing',
  rateChat: 'POST /ajax/support/chat/rate',
  getTranscript: 'GET /ajax/support/chat/transcript',
  mailTranscript: 'POST /ajax/support/chat/mailTranscript',
  listTickets: 'GET /ajax/support/tickets',
  getTicket: 'GET /ajax/support/ticket',
  replyTicket: 'POST /ajax/support/ticket/reply',
} as const
