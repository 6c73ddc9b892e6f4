import { readFileSync } from 'node:fs'
import type { BookmakerClient } from '@andon/bookmaker/staff-api/client'
import { Wrong } from '../wrong.ts'

type Words = readonly string[]
type Book = BookmakerClient['bookmaker']
type Listed = Awaited<ReturnType<Book['listSpecials']>>['specials']

const stored = (order: number) => `order ${order} is stored; the bookmaker carries it out within a second`

function named(word: string | undefined, what: string): string {
  if (word === undefined || word === '') throw new Wrong(`which ${what}? See book`)
  return word
}

/** Decimal odds in thousandths. */
function priceOf(text: unknown): number {
  if (typeof text !== 'string' || !/^\d{1,4}(\.\d{1,3})?$/.test(text))
    throw new Wrong(`${JSON.stringify(text)} is no price: decimal odds in quotes, such as "2.5"`)
  return Math.round(Number(text) * 1000)
}

/** The file has the fields of the call, with decimal odds as prices. What is wrong in it is named by the server. */
export async function createSpecial(book: Book, [file, reason]: Words): Promise<string> {
  const terms = readTerms(named(file, 'file'))
  const outcomes = terms.outcomes.map((outcome) => ({ ...outcome, price: priceOf(outcome.price) }))
  const { order, event, market } = await book.createSpecial({ ...terms, outcomes, reason: named(reason, 'reason') })
  return `${event} ${market}\n${stored(order)}`
}

type Asked = Parameters<Book['createSpecial']>[0]
type Terms = Omit<Asked, 'outcomes' | 'reason'> & {
  outcomes: (Omit<Asked['outcomes'][number], 'price'> & { price: unknown })[]
}

function readTerms(file: string): Terms {
  try {
    const terms = JSON.parse(readFileSync(file, 'utf8'))
    if (Array.isArray(terms?.outcomes)) return terms
  } catch (error) {
    throw new Wrong(`${file}: ${error instanceof Error ? error.message : error}`)
  }
  throw new Wrong(`${file}: no list of outcomes`)
}

export function listed(specials: Listed): string {
  const lines = specials.map(({ event, market, name, state, suspended, closesAt, winners, outcomes }) =>
    [
      `${event}  ${market}  ${name.en}  ${state}${suspended ? ', suspended' : ''}  closes ${closesAt}  ${winners} of ${outcomes.length} win`,
      ...outcomes.map(({ outcome, name, price, result, withdrawn }) =>
        [`  ${outcome}`, name.en, price === null ? 'off' : price / 1000, result ?? '', withdrawn ? 'withdrawn' : '']
          .filter(Boolean)
          .join('  '),
      ),
    ].join('\n'),
  )
  return lines.join('\n') || 'no specials'
}

/** `a=b` in two. */
function parts(word: string): [string, string] {
  const at = word.lastIndexOf('=')
  if (at < 1) throw new Wrong(`${word} is not <outcome>=<value>`)
  return [word.slice(0, at), word.slice(at + 1)]
}

export async function setSpecialPrices(book: Book, words: Words): Promise<string> {
  const [event, ...changes] = words.slice(0, -1)
  if (changes.length === 0) throw new Wrong('which prices? Such as 1=2.5, or closes=<instant>')
  const closesAt = changes.find((word) => word.startsWith('closes='))?.slice('closes='.length)
  const prices = changes
    .filter((word) => !word.startsWith('closes='))
    .map(parts)
    .map(([outcome, price]) => ({ outcome, price: price === 'off' ? null : priceOf(price) }))
  const reason = named(words.at(-1), 'reason')
  const of = { event: named(event, 'event'), prices, ...(closesAt !== undefined && { closesAt }) }
  return stored((await book.setSpecialPrices({ ...of, reason })).order)
}

export async function settleSpecial(book: Book, words: Words): Promise<string> {
  const [event, ...declared] = words.slice(0, -1)
  const results = declared.map(parts)
  const wrong = results.find(([, result]) => !['won', 'tied', 'void'].includes(result))
  if (wrong || results.length === 0) throw new Wrong('which results? Such as 1=won, 2=tied or 3=void')
  const of = (result: string) => results.filter(([, one]) => one === result).map(([outcome]) => outcome)
  const declaredOf = { event: named(event, 'event'), won: of('won'), tied: of('tied'), voided: of('void') }
  return stored((await book.settleSpecial({ ...declaredOf, reason: named(words.at(-1), 'reason') })).order)
}

export async function voidSpecial(book: Book, [event, reason]: Words): Promise<string> {
  const { specials } = await book.listSpecials({})
  const special = specials.find((one) => one.event === named(event, 'event'))
  if (!special) throw new Wrong(`there is no special ${event}`)
  const outcomes = special.outcomes.map(({ outcome }) => outcome)
  const of = { event: special.event, market: special.market, outcomes }
  return stored((await book.voidMarket({ ...of, reason: named(reason, 'reason') })).order)
}

export async function withdraw(book: Book, words: Words, { takenBack }: { takenBack: boolean }): Promise<string> {
  const [event, market, outcome, ...more] = words.slice(0, -1)
  const [at, ...unknown] = more
  if (unknown.length > 0 || (at !== undefined && !at.startsWith('price=')))
    throw new Wrong('price=<odds> is all that may follow')
  const price = at === undefined ? {} : { price: priceOf(at.slice('price='.length)) }
  const runner = { event: named(event, 'event'), market: named(market, 'market'), outcome: named(outcome, 'outcome') }
  return stored(
    (await book.withdrawRunner({ ...runner, ...price, takenBack, reason: named(words.at(-1), 'reason') })).order,
  )
}
