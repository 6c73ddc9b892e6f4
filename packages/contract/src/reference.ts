/** A reference is so many characters of the end of an id. */
export const referenceLength = 8
const ticketLength = 7

/**
 * The reference of a payment or a player as people read it: `8F4K-22QD`. It is the end of the id, 40 of its random bits in Crockford's base 32 (no I, L,
 * O, U), so that it is known wherever the id is known. The ends alone could repeat: each is entered in a directory that does not allow it.
 */
export function referenceOf(id: string): string {
  const end = id.slice(-referenceLength).toUpperCase()
  return `${end.slice(0, 4)}-${end.slice(4)}`
}

/** The end of the id with this reference as somebody typed it; look-alikes are read as Crockford defines them. Null: not a reference. */
export function endOfReference(text: string): string | null {
  const end = asTyped(text)
  return end.length === referenceLength && crockford.test(end) ? end : null
}

/** The number of a ticket, `A7K-2M9Q`: the end of its first message's id, 35 random bits. It tells tickets apart and opens nothing by itself. */
export function ticketNumberOf(messageId: string): string {
  const end = messageId.slice(-ticketLength).toUpperCase()
  return `${end.slice(0, 3)}-${end.slice(3)}`
}

/** A ticket's number as somebody typed or said it, in its usual form; null: not a number of a ticket. */
export function readTicketNumber(text: string): string | null {
  const end = asTyped(text)
  return end.length === ticketLength && crockford.test(end) ? ticketNumberOf(end) : null
}

const crockford = /^[0-9a-hjkmnp-tv-z]+$/

const asTyped = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s‐-―−ー-]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')
