import { formatOdds, type OddsFormat } from './odds-format.ts'

/** The fractions of boards below 10/1, shortest first, with 4/6 and 6/4 as boards write them. From there on boards count in halves, and above 20/1 in ones. */
const board = [
  '1/1000 1/500 1/250 1/200 1/150 1/100 1/80 1/66 1/50 1/40 1/33 1/28 1/25 1/22 1/20 1/18 1/16 1/14 1/13 1/12 1/11 1/10 1/9 1/8 2/15 1/7 3/20',
  '2/13 1/6 2/11 1/5 2/9 1/4 11/40 2/7 3/10 1/3 7/20 4/11 2/5 17/40 4/9 9/20 1/2 8/15 11/20 4/7 3/5 8/13 13/20 4/6 7/10 8/11 3/4 4/5 5/6',
  '17/20 10/11 19/20 1/1 21/20 11/10 23/20 6/5 5/4 13/10 27/20 11/8 7/5 29/20 6/4 31/20 8/5 13/8 17/10 7/4 9/5 15/8 19/10 2/1 21/10 11/5 9/4',
  '23/10 12/5 5/2 13/5 27/10 11/4 14/5 29/10 3/1 16/5 13/4 10/3 7/2 18/5 15/4 19/5 4/1 21/5 17/4 13/3 9/2 23/5 19/4 24/5 5/1 26/5 11/2 28/5',
  '6/1 13/2 7/1 15/2 8/1 17/2 9/1 19/2',
].flatMap((row) =>
  row.split(' ').map((written) => {
    const [above = 0, below = 1] = written.split('/').map(Number)
    return { written, above, below }
  }),
)

/**
 * A price in thousandths as it is shown. A fraction is the longest of the boards' that is not better than the price; a price of three decimals that is such a fraction cut off (1.333 of 1/3) is shown as that.
 * Bets count with the price itself.
 */
export function boardOdds(price: number, format: OddsFormat): string {
  if (format !== 'fractional') return formatOdds(price, format)
  const winnings = price - 1000
  if (winnings >= 20_000) return `${Math.floor(winnings / 1000)}/1`
  if (winnings >= 10_000) {
    const halves = Math.floor(winnings / 500)
    return halves % 2 === 0 ? `${halves / 2}/1` : `${halves}/2`
  }
  const isAtMost = ({ above, below }: (typeof board)[number]) =>
    above * 1000 <= winnings * below || (price % 10 !== 0 && Math.floor((above * 1000) / below) === winnings)
  return board.findLast(isAtMost)?.written ?? formatOdds(price, format)
}
