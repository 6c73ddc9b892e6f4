// Cards of a shoe.

const ranks = [...'A23456789TJQK']
const suits = [...'shdc']

/** Cards without replacement from so many full decks, which are numbered one after the other, in each by rank and then by suit. */
export function shoe(decks, draw) {
  const left = Array.from({ length: 52 * decks }, (_, number) => number % 52)
  return () => {
    const [number] = left.splice(draw(left.length), 1)
    const [rank, suit] = [Math.floor(number / 4), number % 4]
    return { rank, suit, face: ranks[rank] + suits[suit] }
  }
}
