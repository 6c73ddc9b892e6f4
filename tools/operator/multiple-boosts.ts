import type { BookmakerClient } from '@andon/bookmaker/staff-api/client'
import { Wrong } from '../wrong.ts'

type Book = BookmakerClient['bookmaker']

/** Shows the ladder of multiples, or sets it; what is not named stays as it is. The reason is the last word. */
export async function multipleBoosts(book: Book, words: readonly string[]): Promise<string> {
  const now = await book.showMultipleBoosts({})
  if (words.length === 0) {
    const ladder = now.steps.map(({ legs, percent }) => `${legs} legs +${percent} %`).join(', ')
    return `${ladder || 'off'}; each leg at ${now.leastOdds / 1000} or more, ${now.mostReturn / 10} % on average at most`
  }
  const [reason, ...given] = [...words].reverse()
  const wrong = given.find(
    (word) => !/^(off|\d{1,2}=\d{1,3}|least-odds=\d{1,3}(\.\d{1,3})?|most-return=\d{1,3})$/.test(word),
  )
  if (wrong !== undefined) throw new Wrong(`${wrong} is neither a step such as 3=5 nor off, least-odds or most-return`)
  if (!reason || given.length === 0) throw new Wrong('which ladder? Steps such as 3=3 4=5, or off, and a reason')
  const named = new Map(given.map((word) => [word.split('=')[0], word.split('=')[1]] as const))
  const steps = given
    .flatMap((word) => (/^\d/.test(word) ? [word.split('=').map(Number)] : []))
    .map(([legs = 0, percent = 0]) => ({ legs, percent }))
    .sort((a, b) => a.legs - b.legs)
  if (named.has('off') && steps.length > 0) throw new Wrong('off has no steps')
  const leastOdds = named.get('least-odds')
  const mostReturn = named.get('most-return')
  const { order } = await book.setMultipleBoosts({
    steps: named.has('off') ? [] : steps.length > 0 ? steps : now.steps,
    leastOdds: leastOdds === undefined ? now.leastOdds : Math.round(Number(leastOdds) * 1000),
    mostReturn: mostReturn === undefined ? now.mostReturn : Number(mostReturn),
    reason,
  })
  return `order ${order} is stored; the bookmaker carries it out within a second`
}
