import { formatOdds, type OddsFormat } from './odds-format.ts'

/** The fractions of boards, shortest first, with 4/6 and 6/4 as boards write them. */
const board = [
  '1/1000 1/500 1/250 1/200 1/150 1/100 1/80 1/66 1/50 1/40 1/33 1/25 1/20 1/16 1/14 1/12 1/11 1/10 1/9 1/8 1/7 2/13',
  '1/6 2/11 1/5 2/9 1/4 2/7 3/10 1/3 4/11 2/5 4/9 1/2 8/15 4/7 8/13 4/6 8/11 4/5 5/6 10/11 1/1 11/10 6/5 5/4 11/8 6/4',
  '13/8 7/4 15/8 2/1 9/4 5/2 11/4 3/1 10/3 7/2 4/1 9/2 5/1 11/2 6/1 13/2 7/1 15/2 8/1 17/2 9/1 10/1 11/1 12/1 14/1',
  '16/1 18/1 20/1 22/1 25/1 28/1 33/1 40/1 50/1 66/1 80/1 100/1 125/1 150/1 200/1 250/1 300/1 400/1 500/1 750/1 1000/1',
].flatMap((row) =>
  row.split(' ').map((written) => {
    const [above = 0, below = 1] = written.split('/').map(Number)
    return { written, ratio: above / below }
  }),
)

/**
 * A price in thousandths as it is shown. A fraction is the nearest of the boards' that is not better than the price; where one is written with as many decimals as the price has
 * (4/11 is 1.36), it stands for that price. Bets count with the price itself.
 */
export function boardOdds(price: number, format: OddsFormat): string {
  if (format !== 'fractional') return formatOdds(price, format)
  return board.findLast(({ ratio }) => isWithin(ratio, price))?.written ?? formatOdds(price, format)
}

/** The last digit may be rounded by this part of the ratio at most: 1/80 does not stand for 1.01. */
const mostRounded = 0.025

function isWithin(ratio: number, price: number): boolean {
  const step = price % 10 === 0 ? 10 : 1
  const written = Math.round((ratio * 1000) / step) * step
  return written <= price - 1000 && ratio * 1000 <= (price - 1000) * (1 + mostRounded)
}
