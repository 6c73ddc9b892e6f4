/** Five cards of which none is held. As in the server's events: for each card, left to right, `1` if it stays. */
export const noneHeld = '00000'

/** The card at this place, from 0, is held if it was not. */
export function toggled(held: string, at: number): string {
  return [...held].map((one, index) => (index === at ? (one === '1' ? '0' : '1') : one)).join('')
}

/** The places that stay, from 1. */
export function placesHeld(held: string): readonly number[] {
  return [...held].flatMap((one, index) => (one === '1' ? [index + 1] : []))
}
