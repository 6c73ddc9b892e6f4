// How high-low plays, from its rules as data.
import { playHands } from './hands.mjs'

export const isOf = ({ mechanic }) => mechanic === 'high-low'

export const play = (rules, round) => playHands(highLow, rules, round)

/** Months, each as likely as any other; prizes are whole fractions of the stake, rounded down once. */
function highLow(rules, { draw, stake, choice, add, take, refuseIf }) {
  refuseIf(choice !== null)
  const { months, mostOdds, mostSkips } = rules
  let [month, up, down, steps, skips] = [draw(months) + 1, 1n, 1n, 0, 0]
  const rightOf = (guess) => Math.min(guess === 'higher' ? months + 1 - month : month, months - 1)
  const mayWith = (right) => up * BigInt(months) <= BigInt(mostOdds) * down * BigInt(right)
  const prize = (right = months) =>
    Number(
      (BigInt(stake * rules.return.numerator) * up * BigInt(months)) /
        (BigInt(rules.return.denominator) * down * BigInt(right)),
    )
  const offer = (guess) => (mayWith(rightOf(guess)) ? { months: rightOf(guess), amount: prize(rightOf(guess)) } : null)
  const show = (skipped) =>
    add('monthShown', {
      hand: 0,
      month,
      higher: offer('higher'),
      lower: offer('lower'),
      skipsLeft: mostSkips - skips,
      skipped,
    })
  const pay = (byTimeOut) => {
    add('highLowPaid', { hand: 0, steps, amount: prize(), byTimeOut })
    return prize()
  }
  show(false)
  for (;;) {
    const { type, guess: wanted, byTimeOut } = take(0, ['guess', 'skip', 'cashOut'])
    refuseIf(type === 'cashOut' && steps === 0)
    if (type === 'cashOut' || (byTimeOut && steps > 0)) return pay(byTimeOut)
    if (type === 'skip') {
      refuseIf(++skips > mostSkips)
      month = draw(months) + 1
      show(true)
      continue
    }
    const guess = byTimeOut ? (rightOf('higher') >= rightOf('lower') ? 'higher' : 'lower') : wanted
    refuseIf(!['higher', 'lower'].includes(guess))
    const right = rightOf(guess)
    refuseIf(!mayWith(right))
    month = draw(months) + 1
    const isRight = guess === 'higher' ? month > months - right : month <= right
    if (isRight) [up, down, steps] = [up * BigInt(months), down * BigInt(right), steps + 1]
    add('monthGuessed', { hand: 0, guess, month, right: isRight, steps, amount: isRight ? prize() : 0, byTimeOut })
    if (!isRight) return 0
    if (byTimeOut || !mayWith(months - 1)) return pay(byTimeOut)
    show(false)
  }
}
