const length = 8

/**
 * The reference of a payment or a player as people read it: `8F4K-22QD`. It is the end of the id, 40 of its random bits in Crockford's base 32 (no I, L,
 * O, U), so that it is known wherever the id is known. The ends alone could repeat: each is entered in a directory that does not allow it.
 */
export function referenceOf(id: string): string {
  const end = id.slice(-length).toUpperCase()
  return `${end.slice(0, 4)}-${end.slice(4)}`
}

/** The end of the id with this reference as somebody typed it; look-alikes are read as Crockford defines them. Null: not a reference. */
export function endOfReference(text: string): string | null {
  const end = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s‐-―−ー-]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')
  return /^[0-9a-hjkmnp-tv-z]{8}$/.test(end) ? end : null
}
