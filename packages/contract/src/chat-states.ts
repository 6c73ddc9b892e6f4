/** `open`: waits for customer service. `answered`: customer service wrote last. `closed`: resolved; a new message opens it again. */
export const chatStates = ['open', 'answered', 'closed'] as const
/** The same for what was sent by the contact form. */
export const ticketStates = ['open', 'answered', 'closed'] as const
